import { expect } from 'vitest';
import type { AtsStatus } from '../../api/integrations/ats-sync.ts';
import { api } from '../../api/index.ts';
import type { Person } from '../platform/http/person.ts';
import type { MergeServer } from './merge-server.ts';

/** An owner whose company is linked at Merge as `pt-two`, and how to bring both in step. */
type Cast = { merge: MergeServer; other: Person; sync: (person: Person) => Promise<AtsStatus> };

/** What is true of a company that links one account after another. */
export const linkingSteps = (cast: () => Cast) => ({
  'another account has stages of its own, and linking the first one again finds what was chosen for its':
    async () => {
      const { merge, other, sync } = cast();
      await other.signIn('owner@tarn.example');
      const stagesOf = (token: string) => merge.account(token)['job-interview-stages'];
      stagesOf('at-pt-two')?.push({ id: 'st-two', name: 'Coffee', stage_order: 1 });
      stagesOf('at-pt-three')?.push({ id: 'st-three', name: 'Onsite', stage_order: 1 });
      const link = async (token: string) => {
        await other.call(api.finishAtsLink, { body: { public_token: token } });
        const { counts, stages } = await sync(other);
        expect(counts.stages).toBe(stages.length);
        return stages;
      };
      expect(await link('pt-two')).toEqual([{ id: 'st-two', name: 'Coffee', kind: null }]);
      await other.call(api.mapAtsStage, { body: { id: 'st-two', kind: 'interview' } });
      expect(await link('pt-three')).toEqual([{ id: 'st-three', name: 'Onsite', kind: 'interview' }]);
      expect(await link('pt-two')).toEqual([{ id: 'st-two', name: 'Coffee', kind: 'interview' }]);
    },
});
