import { type CareerPage, type CareerPageInput, careerPictures } from '../../../api/jobs/career-pages.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { ownCompany, readCompany, requireOwnName } from '../../identity/companies/commands.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** The career page of a company, or how it would begin: unpublished, under a name made of the company's. */
export async function readCareerPage(
  { config, database }: Pick<Ports, 'config' | 'database'>,
  companyId: string,
): Promise<CareerPage> {
  const stored =
    (await queries.findCareerPage(database, companyId)) ?? (await firstPage(database, companyId));
  const { origin } = config;
  return {
    ...stored,
    address: `${origin}/c/${stored.name}`,
    embed_code: `<script src="${escapeHtml(origin)}/careers-embed.js" data-company="${stored.name}" async></script>`,
  };
}

async function firstPage(database: Ports['database'], companyId: string): Promise<queries.StoredPage> {
  const { name, description } = await readCompany(database, companyId);
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 33)
    .replace(/-+$/, '');
  const wanted = plain.length >= 3 ? plain : `careers-${companyId.slice(-6)}`;
  const free = await queries.isFreeName(database, companyId, wanted);
  return {
    version: 0,
    name: free ? wanted : `${wanted}-${companyId.slice(-6)}`,
    published: false,
    headline: '',
    intro: description.slice(0, 2000),
    sections: [],
    color: '#0f6a62',
    sites: [],
  };
}

/**
 * Saves the career page of the caller's company as it stands at a version; only its owners do, and whoever publishes one has a verified address.
 * The name is theirs from then on, and those before lead to it. Pictures that no section names are deleted.
 */
export function saveCareerPage(
  ports: Ports,
  actor: Actor,
  version: number,
  value: CareerPageInput,
): Promise<CareerPage> {
  const { database } = ports;
  return database.transact(async () => {
    const companyId = await ownCompany(database, actor);
    if (value.published) await requireVerified(ports, actor.id, 'publish');
    const before = await queries.findCareerPage(database, companyId);
    if ((before?.version ?? 0) !== version) throw staleVersion(await readCareerPage(ports, companyId));
    if (value.name !== before?.name) await requireName(ports, actor, companyId, value.name);
    const pictures = value.sections.flatMap(({ picture }) => picture ?? []);
    await requirePictures(database, companyId, value.sections);
    if (!(await queries.storeCareerPage(database, companyId, version, value, ports.now())))
      throw staleVersion(await readCareerPage(ports, companyId));
    await queries.deleteOtherPictures(database, companyId, pictures);
    const data = { name: value.name, published: value.published };
    await recordCompanyEvent(database, { actor, companyId }, 'company.career_page_saved', data);
    return readCareerPage(ports, companyId);
  });
}

async function requireName(
  { database, now }: Ports,
  actor: Actor,
  companyId: string,
  name: string,
): Promise<void> {
  await requireOwnName(database, actor, name, '/value/name');
  if (await queries.takeName(database, companyId, name, now())) return;
  throw new ApiError('invalid_input', {
    errors: [{ pointer: '/value/name', detail: message('jobErrors.careerNameTaken') }],
  });
}

async function requirePictures(
  database: Ports['database'],
  companyId: string,
  sections: CareerPageInput['sections'],
): Promise<void> {
  const there = new Set(await queries.listPictures(database, companyId));
  const errors = sections.flatMap(({ picture }, at) =>
    picture !== null && !there.has(picture)
      ? [{ pointer: `/value/sections/${at}/picture`, detail: message('jobErrors.pictureGone') }]
      : [],
  );
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}

/** Stores a picture for the career page of the caller's company; only its owners do. */
export function storePicture(
  { database, now }: Ports,
  actor: Actor,
  picture: queries.Picture,
): Promise<void> {
  return database.transact(async () => {
    const companyId = await ownCompany(database, actor);
    const there = await queries.listPictures(database, companyId);
    if (!there.includes(picture.hash) && there.length >= careerPictures.most)
      throw new ApiError('quota_reached', {
        detail: message('jobErrors.tooManyPictures', { count: careerPictures.most }),
      });
    await queries.insertPicture(database, companyId, picture, now());
  });
}
