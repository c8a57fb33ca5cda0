import type { api } from './index.ts';
import type { CallInput, Endpoint, Returned } from './platform/endpoint.ts';

/** What a call may send, and what it may be answered. */
type Example<E extends Endpoint> = {
  body?: CallInput<E> extends { body: infer B } ? (B extends Blob ? never : B) : never;
  answer?: Returned<E>;
};

const jobId = '01a20651-8ec5-7471-845f-a8002e85731f';
const resumeId = '01a20651-81f6-776f-a8f3-92dccd6f2634';
const userId = '01a20651-7f80-71f4-8d7e-a73d5c08a8b1';

/** A job as an employer posts it, whole and valid. */
export const exampleJob = {
  title: 'Backend Engineer',
  description: 'You run services in Go over PostgreSQL.\nYou write tests.',
  skills: ['PostgreSQL', 'Go', 'Docker'],
  desired_skills: ['Kubernetes'],
  job_type: 'full_time',
  location_type: 'on_site',
  locations: [{ city: 'Berlin', state: '', country: 'Germany' }],
  salary_min: 60_000,
  salary_max: 80_000,
  salary_currency: 'EUR',
  salary_interval: 'year',
  years: 3,
  education: '',
  languages: [],
  apply_url: null,
  status: 'open',
  openings: 1,
} satisfies Example<typeof api.createJob>['body'];

/** Examples of the calls that programs make most, for the document of the API. */
export const examples: { readonly [N in keyof typeof api]?: Example<(typeof api)[N]> } = {
  signIn: {
    body: { email: 'ada@mail.example', password: 'correct horse battery' },
    answer: {
      user: {
        id: userId,
        email: 'ada@mail.example',
        name: '',
        role: 'candidate',
        created_at: '2026-03-01T08:02:14.080Z',
        company: null,
        formats: null,
      },
      second_step: false,
    },
  },
  grantToken: {
    body: { grant_type: 'password', email: 'ada@mail.example', password: 'correct horse battery' },
  },
  listJobs: {
    answer: {
      items: [
        {
          id: jobId,
          title: 'Backend Engineer',
          employer_name: 'Brightwater',
          skills: ['PostgreSQL', 'Go', 'Docker'],
          location_type: 'on_site',
          job_type: 'full_time',
          locations: [{ city: 'Berlin', state: '', country: 'Germany' }],
          salary_range: {
            min: 60_000,
            max: 80_000,
            currency: 'EUR',
            interval: 'year',
            display: '€60K – €80K a year',
          },
          status: 'open',
          is_sample: false,
          created_at: '2026-03-02T09:14:17.983Z',
          published_at: '2026-03-02T09:14:17.989Z',
          summary: 'You run services in Go over PostgreSQL.\nYou write tests.',
          board: null,
          fit: null,
          shown_skills: [],
          saved: null,
          applied: null,
          distance: 28,
        },
      ],
      next_cursor: null,
      total: 1,
      at_least: false,
      sort: 'newest',
      near: { name: 'Potsdam, Germany', country: 'DE', radius: 50, unit: 'km' },
      left_out: { place: 0, pay: 0, currency: 0 },
      facets: { job_type: { full_time: 1 }, location_type: { on_site: 1 }, country: { Germany: 1 } },
      replaced: [],
    },
  },
  createJob: { body: exampleJob },
  uploadResume: {
    answer: {
      id: resumeId,
      user_id: userId,
      storage_path: `${userId}/1795402334521-3f9257284f3d4d89.pdf`,
      file_name: 'ada-quill.pdf',
      file_size: 48_213,
      file_type: 'application/pdf',
      metadata: {
        fileName: 'ada-quill.pdf',
        fileSize: 48_213,
        fileType: 'application/pdf',
        uploadTimestamp: '2026-03-01T08:04:14.708Z',
      },
      upload_timestamp: '2026-03-01T08:04:14.708Z',
      is_current: true,
      parse_status: 'waiting',
      parse_message: null,
      version: 1,
      already_kept: false,
    },
  },
  applyToJob: {
    body: {
      resume_id: resumeId,
      cover_note: 'I have run Go services over PostgreSQL for four years.',
      answers: [],
    },
  },
  moveApplicant: { body: { version: 1, stage: 'screen' } },
  createWebhook: {
    body: { url: 'https://hooks.brightwater.example/tenon', event_types: ['application.submitted'] },
    answer: {
      id: '01a20651-9030-7002-8d7d-59c504abecae',
      url: 'https://hooks.brightwater.example/tenon',
      description: '',
      event_types: ['application.submitted'],
      off_because: null,
      failing_since: null,
      old_secret_until: null,
      created_at: '2026-03-02T09:20:18.353Z',
      version: 1,
      active: true,
      secret: 'whsec_bJrhs5vL6IgbIzaGT6tQp88OV6LOIgmxtSrcAEFxQ0E=',
    },
  },
};
