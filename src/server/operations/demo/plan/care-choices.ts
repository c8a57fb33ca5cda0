import type { DemoChoices } from '../types.ts';

/** What candidates from care, schools, kitchens and offices apply to. */
export const careChoices: DemoChoices[] = [
  {
    person: 'amara',
    strong: ['rn'],
    partial: ['patient-services', 'home-care-aide', 'dental-hygienist', 'social-worker'],
    stretch: ['medical-billing'],
    saved: ['physio', 'radiographer'],
    notes: {
      rn: 'Four patients per nurse, written down when it is not: that line made me apply. I have precepted eleven graduates and would be glad to do the same at Riverside.',
      'medical-billing':
        'After nine years of charting I would like to see the other end of a claim. I know Epic and what a note has to say.',
    },
  },
  {
    person: 'mateo',
    strong: ['home-care-aide'],
    partial: ['front-desk', 'dental-hygienist', 'patient-services'],
    stretch: ['sous-chef', 'pharmacy-tech', 'physio', 'rn'],
    saved: ['lab-tech'],
    notes: {
      'home-care-aide':
        'I live in Gresham, have a car, and study during the day, so evenings suit me well. Hoists and dementia care are my daily work.',
      rn: 'I am halfway through my nursing degree and know that I am early. If there is a residency list, please put me on it.',
      'patient-services':
        'About a third of the families I speak with prefer Spanish. I am told I stay calm when a waiting room does not.',
    },
  },
  {
    person: 'priya',
    strong: ['lab-tech'],
    partial: ['public-health-intern', 'data-analyst', 'supply-planner'],
    stretch: ['pharmacy-tech', 'dental-hygienist', 'medical-billing'],
    saved: ['radiographer'],
    notes: {
      'lab-tech':
        'I validated reports through one laboratory system change and have opinions about the next. I also enjoy rejecting samples that should be rejected.',
      'data-analyst':
        'Most of my favourite hours at the bench were spent finding out why a control drifted. I would like to do that with data from the whole hospital.',
    },
  },
  {
    person: 'joao',
    strong: ['pharmacy-tech'],
    partial: ['patient-services', 'medical-billing', 'front-desk'],
    stretch: ['warehouse', 'support', 'public-health-intern'],
    saved: ['supply-planner', 'store-manager'],
    notes: {
      'pharmacy-tech':
        'Insurance rejections are the part of the job I like best: somebody leaves the counter less worried than they came. One Saturday in three is fine.',
    },
  },
  {
    person: 'fatima',
    strong: ['social-worker'],
    partial: ['security-officer', 'patient-services'],
    stretch: ['hr-generalist'],
    saved: ['data-analyst'],
    notes: {
      'social-worker':
        'I have worked on both sides of this job, in the county and on the ward, and believe families do better when it is one person. Arabic is my first language.',
      'hr-generalist':
        'I have led difficult conversations for eleven years and would like to use that for colleagues. I know the employment law would be new to me.',
    },
  },
  {
    person: 'rhys',
    strong: ['primary-teacher'],
    partial: ['math-teacher', 'social-worker'],
    stretch: ['home-care-aide', 'communications', 'support'],
    saved: ['public-health-intern'],
    notes: {
      'primary-teacher':
        'Two years at a hospital school taught me that the return is harder than the absence. May I come on a Wednesday and see your classroom garden, or bring you one?',
    },
  },
  {
    person: 'mei-ling',
    strong: ['math-teacher', 'data-analyst'],
    partial: ['primary-teacher', 'public-health-intern'],
    stretch: ['medical-billing'],
    saved: ['product-manager'],
    notes: {
      'math-teacher':
        'I already run an open lab and call it the same thing. Somebody who enjoys a wrong answer would enjoy my second period.',
    },
  },
  {
    person: 'zoe',
    strong: ['public-health-intern'],
    partial: ['communications', 'front-desk', 'data-analyst', 'patient-services'],
    stretch: ['support', 'digital-marketing', 'math-teacher'],
    saved: ['medical-billing', 'hr-generalist'],
    notes: {
      'public-health-intern':
        'Why do people miss the second appointment? My guess is the bus, and I would like to be shown wrong. I have held 22 interviews and cleaned worse data than I expect yours to be.',
      'data-analyst':
        'I know you ask for three years. I offer R, care with codebooks, and a great deal of willingness to be reviewed.',
    },
  },
  {
    person: 'darnell',
    strong: ['security-officer'],
    partial: ['hr-generalist', 'store-manager'],
    stretch: ['warehouse', 'front-desk', 'sous-chef', 'social-worker'],
    saved: ['patient-services'],
    notes: {
      'security-officer':
        'De-escalate first, touch last: I have taught that to 80 people. I miss hospital nights more than I expected to.',
    },
  },
  {
    person: 'giulia',
    strong: ['sous-chef'],
    partial: ['store-manager', 'warehouse', 'supply-planner'],
    stretch: ['home-care-aide', 'front-desk'],
    saved: ['patient-services'],
    notes: {
      'sous-chef':
        'I would like to prove you wrong about the 6% waste, and to finish work before the sun does. My grandmother cooked in a hospital; nobody complained about her broth.',
    },
  },
  {
    person: 'hiroshi',
    strong: ['front-desk'],
    partial: ['patient-services', 'store-manager', 'support', 'hr-generalist'],
    stretch: ['sous-chef', 'security-officer'],
    saved: ['communications'],
    notes: {
      'front-desk':
        'In a hotel the best compliment is that nobody noticed us. I think that is also true of your guest house.',
      'patient-services':
        'I have checked in a great many tired people politely. Epic would be new; reservation systems are not.',
    },
  },
  {
    person: 'samuel',
    strong: ['hr-generalist'],
    partial: ['public-health-intern', 'security-officer', 'product-manager', 'data-analyst'],
    stretch: ['paralegal', 'patient-services'],
    saved: ['store-manager'],
    notes: {
      'hr-generalist':
        'A recognised union and good relations with it: I would want to keep both, and have done so with three. Half the week on site is where I would be anyway.',
    },
  },
  {
    person: 'thordis',
    strong: ['digital-marketing', 'communications'],
    partial: [],
    stretch: ['support', 'designer', 'account-executive', 'product-manager', 'front-end'],
    saved: ['data-analyst'],
    notes: {
      'digital-marketing':
        'I once made chillers interesting for an agency client, so pumps do not frighten me. I can show you what we stopped doing as well as what worked.',
      communications:
        'I began in a hospital press office and wrote the short statement before lunch more than once. Three days a week beside my writing would be ideal.',
    },
  },
  {
    person: 'beatriz',
    strong: ['designer'],
    partial: ['communications', 'front-end'],
    stretch: ['digital-marketing', 'product-manager', 'full-stack'],
    saved: ['support'],
    notes: {
      designer:
        'I have laid out 280 pages of tools from a spreadsheet and drawn sixty valves. The piece I changed my mind about is on my page, with both versions.',
    },
  },
  {
    person: 'rosalind',
    strong: ['paralegal'],
    partial: ['hr-generalist', 'account-executive'],
    stretch: ['medical-billing', 'accountant', 'support', 'communications'],
    saved: ['product-manager'],
    notes: {
      paralegal:
        'Nothing renews by surprise: I have kept that promise over 900 contracts. Sitting in on negotiations is what I have been missing.',
    },
  },
];
