import type { DemoChoices } from '../types.ts';

/** What candidates from software, business, trades and transport apply to. */
export const industryChoices: DemoChoices[] = [
  {
    person: 'camille',
    strong: ['account-executive'],
    partial: ['front-desk', 'support', 'patient-services', 'store-manager'],
    stretch: ['product-manager', 'digital-marketing'],
    saved: ['paralegal'],
    notes: {
      'account-executive':
        'I quote after the plant room, never before, and my forecast was within 8% last year. Illinois and Indiana are already my roads.',
    },
  },
  {
    person: 'arjun',
    strong: ['backend'],
    partial: ['sre', 'full-stack'],
    stretch: ['product-manager', 'data-analyst', 'front-end'],
    saved: [],
    notes: {
      backend:
        'We cut the cost of a meter by 43% with Go, PostgreSQL and a good deal of deleting. I would like to do it again for pumps, and read your design reviews.',
      sre: 'My work is mostly writing services, but I have run them too, and wrote the incident guide. I would be honest about where I need to learn.',
    },
  },
  {
    person: 'lena',
    strong: ['front-end', 'full-stack'],
    partial: ['product-manager'],
    stretch: ['backend', 'support', 'designer', 'digital-marketing'],
    saved: ['sre'],
    notes: {
      'front-end':
        'Large targets and honest words when the connection drops: yes. I test with blind users every quarter, and would gladly add gloves to that.',
      'full-stack':
        'Half on an old phone and one in nine with a screen reader is the audience I like to build for. My Node.js is smaller than my React, but it is there.',
    },
  },
  {
    person: 'tomas',
    strong: ['sre'],
    partial: ['backend', 'support'],
    stretch: ['full-stack', 'data-analyst'],
    saved: ['front-end'],
    notes: {
      sre: 'I restore a backup every month with a stopwatch already; the record is nineteen minutes. Two pages a week is two more than I would be content with.',
    },
  },
  {
    person: 'olena',
    strong: ['data-analyst', 'accountant'],
    partial: ['public-health-intern', 'supply-planner'],
    stretch: ['medical-billing', 'product-manager', 'math-teacher'],
    saved: ['digital-marketing'],
    notes: {
      'data-analyst':
        'You want to replace three reports with one; I have replaced eleven spreadsheets with three. I like explaining uncertainty, and am used to doing it in my third language.',
      accountant:
        'I closed books for five years before I became an analyst, and still enjoy a reconciliation. I would move to Columbus.',
    },
  },
  {
    person: 'noor',
    strong: ['product-manager', 'support'],
    partial: ['data-analyst', 'front-desk', 'account-executive'],
    stretch: ['digital-marketing', 'supply-planner'],
    saved: ['communications'],
    notes: {
      'product-manager':
        'I have sat beside seventy couriers and two dozen dispatchers, and I think I know what happens at ten in the morning. I would love to find out whether your vans are the same.',
      support:
        'I still take a support shift every month. If you need somebody for a season in English, French and Arabic, I can begin at once.',
    },
  },
  {
    person: 'minh-anh',
    strong: ['store-manager'],
    partial: ['front-desk', 'warehouse', 'patient-services'],
    stretch: ['support', 'account-executive', 'supply-planner', 'digital-marketing'],
    saved: ['product-manager'],
    notes: {
      'store-manager':
        'Plumbers before eight and everybody else after ten is exactly my week. I would ask to see the figures before I ask about the bonus.',
    },
  },
  {
    person: 'sunita',
    strong: ['supply-planner', 'data-analyst'],
    partial: ['public-health-intern', 'product-manager'],
    stretch: ['accountant', 'mechanical-engineer'],
    saved: ['store-manager'],
    notes: {
      'supply-planner':
        'Spend your time on the 150 that matter: we got there with 180. Hinjawadi is twenty minutes from my door, and I have begun to learn German for suppliers.',
    },
  },
  {
    person: 'margaret',
    strong: ['accountant'],
    partial: ['medical-billing', 'supply-planner'],
    stretch: ['paralegal', 'data-analyst', 'hr-generalist', 'patient-services'],
    saved: ['store-manager'],
    notes: {
      accountant:
        'You may wonder why a controller applies. I like closing books more than chairing meetings, I know your kind of plant, and I would enjoy helping colleagues study for the CPA.',
      'medical-billing':
        'Six years in a hospital’s books taught me where claims get lost. I can start at once.',
    },
  },
  {
    person: 'winston',
    strong: ['electrician'],
    partial: ['hvac', 'welder', 'machinist', 'security-officer', 'civil-engineer'],
    stretch: [],
    saved: ['truck-driver'],
    notes: {
      electrician:
        'I have been a foreman and would rather hold a meter. Give me an apprentice and the faults nobody else wants.',
    },
  },
  {
    person: 'agnieszka',
    strong: ['welder'],
    partial: ['machinist', 'warehouse'],
    stretch: ['hvac', 'truck-driver', 'electrician', 'mechanical-engineer'],
    saved: ['store-manager'],
    notes: {
      welder:
        'Runs of one to twenty, stainless, with extraction at the bench. My weld log for the last three years is yours to read.',
    },
  },
  {
    person: 'sione',
    strong: ['hvac'],
    partial: ['welder', 'electrician'],
    stretch: ['warehouse', 'truck-driver', 'machinist', 'security-officer', 'account-executive'],
    saved: ['store-manager'],
    notes: {
      hvac: 'Heat pumps are half of my calls already. I would like the same sixty customers year after year, so that I meet my own repairs again.',
      electrician:
        'I do not hold a journeyman licence yet. If you take people into the second half of an apprenticeship, I am interested.',
    },
  },
  {
    person: 'xavier',
    strong: ['civil-engineer'],
    partial: ['account-executive'],
    stretch: ['mechanical-engineer', 'supply-planner', 'product-manager'],
    saved: ['data-analyst'],
    notes: {
      'civil-engineer':
        'Bonjour, je connais bien les communes entre le Rhône et les Alpes. I enjoy the council meetings that other engineers avoid, and I answer the foreman on the same day.',
    },
  },
  {
    person: 'dale',
    strong: ['truck-driver'],
    partial: ['warehouse', 'security-officer'],
    stretch: ['store-manager', 'supply-planner', 'welder'],
    saved: ['hvac'],
    notes: {
      'truck-driver':
        'Paid waiting, odd loads, home most nights. I have been looking for that sentence for about nine years. Clean record, all endorsements current.',
    },
  },
  {
    person: 'caleb',
    strong: ['warehouse'],
    partial: ['front-desk'],
    stretch: [
      'home-care-aide',
      'hvac',
      'welder',
      'truck-driver',
      'support',
      'electrician',
      'security-officer',
      'machinist',
    ],
    saved: ['patient-services'],
    notes: {
      warehouse:
        'I unloaded the food pantry’s trucks every Saturday for eighteen months and was never late. I would like to be one of the people who stay.',
      electrician:
        'I know I have no licence. I would like to be the apprentice who is better because of somebody.',
    },
  },
];
