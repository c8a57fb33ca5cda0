import { api } from '../../../api/index.ts';
import { postJob } from '../hiring.ts';
import { ids, models, staff, world } from './people.ts';
import { hourMs } from '../../../api/platform/durations.ts';

/** What staff of the site call. In an order in which each finds what it needs. */
export const staffCalls = {
  createApiKey: async () => {
    const made = await staff.call(api.createApiKey, { body: { name: 'Provider', value: 'sk-0123456789' } });
    ids.key = made.body.id;
    return made;
  },
  listApiKeys: () => staff.call(api.listApiKeys, {}),
  revealApiKey: () => staff.call(api.revealApiKey, { params: { id: ids.key } }),
  createModel: async () => {
    const made = await staff.call(api.createModel, {
      body: { name: 'One', model_id: 'm-1', provider: 'custom', base_url: models.url, is_active: true },
    });
    ids.model = made.body.id;
    return made;
  },
  updateModel: () =>
    staff.call(api.updateModel, {
      params: { id: ids.model },
      body: {
        version: 1,
        value: { name: 'One', model_id: 'm-2', provider: 'custom', base_url: models.url, is_active: true },
      },
    }),
  listModels: () => staff.call(api.listModels, {}),
  testModel: () => staff.call(api.testModel, { params: { id: ids.model } }),
  generate: () => staff.call(api.generate, { body: { model: 'one', prompt: 'Hello' } }),
  listModelUsage: () => staff.call(api.listModelUsage, {}),
  getPlatformOverview: () => staff.call(api.getPlatformOverview, {}),
  getSiteScoreOutcomes: () => staff.call(api.getSiteScoreOutcomes, {}),
  changePersonRole: async () => {
    const { id } = await world.candidate();
    return staff.call(api.changePersonRole, { params: { id }, body: { new_role: 'recruiter' } });
  },
  suspendPerson: async () => {
    const { id } = await world.candidate();
    return staff.call(api.suspendPerson, { params: { id }, body: { suspended: true } });
  },
  listPeople: () => staff.call(api.listPeople, {}),
  listAuditEvents: () => staff.call(api.listAuditEvents, {}),
  listErrors: () => staff.call(api.listErrors, {}),
  listReports: async () => {
    const job = await world.recruiter().then((employer) => postJob(employer));
    const params = { id: job.id };
    await world
      .visitor()
      .call(api.reportJob, { params, body: { reason: 'scam', details: 'They ask for money.' } });
    const list = await staff.call(api.listReports, {});
    ids.report = list.body.items[0]?.id ?? '';
    return list;
  },
  listSwitches: () => staff.call(api.listSwitches, {}),
  changeSwitch: () => staff.call(api.changeSwitch, { params: { name: 'models' }, body: { is_on: true } }),
  getMaintenance: () => staff.call(api.getMaintenance, {}),
  setMaintenance: () => {
    const soon = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
    const window = { starts_at: soon(24), ends_at: soon(25), message: 'The database moves.' };
    return staff.call(api.setMaintenance, { body: { version: 0, window } });
  },
  getMaintenanceNotice: () => staff.call(api.getMaintenanceNotice, {}),
  getReport: () => staff.call(api.getReport, { params: { id: ids.report } }),
  resolveReport: () =>
    staff.call(api.resolveReport, { params: { id: ids.report }, body: { resolved: true, note: 'Seen.' } }),
  listUsageDays: () => staff.call(api.listUsageDays, {}),
  getDatabaseState: () => staff.call(api.getDatabaseState, {}),
  listDeadTasks: () => staff.call(api.listDeadTasks, {}),
  createBackup: async () => {
    const made = await staff.call(api.createBackup, { body: {} });
    await world.settle();
    ids.backup = made.body.id;
    return made;
  },
  proveBackup: () => staff.call(api.proveBackup, { params: { id: ids.backup } }),
  listBackups: () => staff.call(api.listBackups, {}),
};
