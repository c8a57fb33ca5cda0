import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { revealApplication } from '../../hiring/applications/commands.ts';
import { recordApplicationEvent } from '../../hiring/applications/event-commands.ts';
import { type ApplicationState, findApplication } from '../../hiring/applications/queries.ts';
import { zipStream } from '../../platform/adapters/exports/zip.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { packedArchive } from '../personal-data/archive.ts';
import { copySources } from './copy-source-queries.ts';
import {
  countPrivateNotes,
  findHeldPerson,
  listHeldApplications,
  listHeldFiles,
  readCopySource,
} from './queries.ts';

type Ports = Pick<Services, 'database' | 'errors' | 'files' | 'now' | 'virusScanner'>;

/**
 * A ZIP of what a company stores about an applicant, and that it was taken. Whoever takes it knows from then on who all of their applications
 * are from, also where a job is reviewed blind.
 */
export async function copyApplicantData(
  ports: Ports,
  by: { personId: string; companyId: string; employer: string },
  asked: ApplicationState,
): Promise<Uint8Array<ArrayBuffer>> {
  const { database, now } = ports;
  const { employer } = by;
  const person = await findHeldPerson(database, by.companyId, asked.candidateId);
  const applications = await listHeldApplications(database, person);
  await database.transact(async () => {
    for (const id of applications) {
      const found = await findApplication(database, id, { companyId: by.companyId, onTeam: null });
      if (found) await revealApplication(ports, { ...by, onTeam: null }, found);
    }
    await recordApplicationEvent(ports, by.personId, asked, { action: 'application.data_copied' });
  });
  const count = await countPrivateNotes(database, person);
  const contents = {
    parts: copySources,
    rowsOf: (part: (typeof copySources)[number]) => readCopySource(database, part, person),
    stored: await listHeldFiles(database, person),
    reader: presentReader(),
    said: {
      title: message('applicantCopy.pageTitle', { employer }),
      intro: [
        message('applicantCopy.everything', { employer, on: now() }),
        message('dataCopy.forPrograms'),
        message('applicantCopy.leftOut'),
        ...(count > 0 ? [message('applicantCopy.privateNotes', { count })] : []),
      ],
    },
  };
  // Packed whole before it is answered, so that a file that cannot be read is an error and not half a ZIP.
  return new Uint8Array(await new Response(zipStream(packedArchive(ports, contents), now())).arrayBuffer());
}
