import { v7 } from 'uuid';
import { type SiteSwitch, type SwitchName, switchNames } from '../../../api/operations/switches.ts';
import type { Database } from '../../platform/db/connect.ts';

/** Whether a switch is on now. It is read at each use: a change counts everywhere at once. */
export async function isSwitchedOn(database: Database, name: SwitchName): Promise<boolean> {
  const off = await database.sql('select 1 from site_switches where name = $1 and not is_on', [name]);
  return off.length === 0;
}

type Row = { name: string; is_on: boolean; changed_at: Date; changed_by: string | null };

/** Every switch, in the order of the contract. */
export async function listSwitches(database: Database): Promise<SiteSwitch[]> {
  const rows = await database.sql<Row>(
    `select s.name, s.is_on, s.changed_at, u.email as changed_by from site_switches s
       left join lateral (select actor_id from events e where e.object_type = 'switch' and e.object_id = s.id
                           order by e.at desc, e.id desc limit 1) last on true
       left join users u on u.id = last.actor_id`,
  );
  return switchNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    return {
      name,
      is_on: row?.is_on ?? true,
      changed_by: row?.changed_by ?? null,
      changed_at: row?.changed_at.toISOString() ?? null,
    };
  });
}

/** Sets a switch and answers its id; null when it stands so already. */
export async function setSwitch(
  database: Database,
  name: SwitchName,
  isOn: boolean,
  now: Date,
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `insert into site_switches (name, id, is_on, changed_at) values ($1, $2, $3, $4)
     on conflict (name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
       where site_switches.is_on <> excluded.is_on
     returning id`,
    [name, v7(), isOn, now],
  );
  return row?.id ?? null;
}
