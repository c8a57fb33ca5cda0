import type { DemoJob } from '../types.ts';

/** Tarn & Lathe's jobs in law, finance, sales and marketing. */
export const officeJobs: DemoJob[] = [
  {
    key: 'paralegal',
    company: 'tarn-lathe',
    title: 'Paralegal, Contracts',
    description: `Two lawyers, you, and about 700 contracts a year: supply, maintenance, leases, and the occasional bridge.
- Review standard contracts against our checklist and mark what differs
- Draft amendments, non-disclosure agreements and plain-language summaries
- Keep the contract register and its dates; nothing renews by surprise
- Collect documents for disputes, and keep them in an order a court would thank you for
Two days a week in the Columbus office. We would like you to sit in on negotiations from the first month.`,
    skills: ['Contract Review', 'Legal Research', 'Legal Drafting', 'Document Management', 'Westlaw'],
    desiredSkills: ['Notary Public', 'E-Discovery', 'Construction Law'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Columbus', state: 'Ohio', country: 'United States' }],
    salary: { min: 59000, max: 72000, currency: 'USD', interval: 'year' },
    years: 3,
    education: 'Paralegal certificate or associate degree',
    languages: [],
  },
  {
    key: 'accountant',
    company: 'tarn-lathe',
    title: 'Staff Accountant',
    description: `You will close the books of two workshops and the Columbus shop by the fifth working day, and help the managers understand what the books say.
- Journal entries, accruals, fixed assets and bank reconciliation
- Reconcile inventory with the people who counted it
- Prepare schedules for the auditors, who come in February
- Replace one spreadsheet a quarter with something better
A team of six, quiet mornings by agreement, and no overtime outside January. Some of us are studying for the CPA; we pay for the examinations.`,
    skills: [
      'Accounting',
      'GAAP',
      'General Ledger',
      'Account Reconciliation',
      'Microsoft Excel',
      'Month-End Close',
    ],
    desiredSkills: ['CPA', 'SAP', 'Cost Accounting', 'Power BI'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Columbus', state: 'Ohio', country: 'United States' }],
    salary: { min: 63000, max: 78000, currency: 'USD', interval: 'year' },
    years: 2,
    education: "Bachelor's degree in accounting",
    languages: [],
  },
  {
    key: 'account-executive',
    company: 'tarn-lathe',
    title: 'Account Executive, Building Services',
    description: `You will sell maintenance contracts to people who run buildings: hospitals, schools, cold stores. They buy slowly, and stay eleven years on average.
- Look after 30 accounts and win about eight new ones a year
- Walk plant rooms with a technician before you quote
- Keep the forecast in Salesforce honest, especially when it is bad
- Write proposals of four pages, not forty
Base salary as shown, with commission on top; the median last year was 38% of base. Territory is Illinois and Indiana, two nights away a month.`,
    skills: [
      'B2B Sales',
      'Account Management',
      'Salesforce',
      'Negotiation',
      'Proposal Writing',
      'Prospecting',
    ],
    desiredSkills: ['Facilities Management', 'HVAC', 'French'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Chicago', state: 'Illinois', country: 'United States' }],
    salary: { min: 72000, max: 90000, currency: 'USD', interval: 'year' },
    years: 3,
    education: null,
    languages: [],
  },
  {
    key: 'digital-marketing',
    company: 'tarn-lathe',
    title: 'Digital Marketing Specialist',
    description: `Nobody wakes up wanting to read about circulator pumps. Those who must should find ours first, and find the page useful.
- Run search and paid campaigns in three countries, on a budget you can see
- Edit and publish one good article a week with our engineers
- Set up measurement that respects visitors' choice not to be measured
- Report each month on what worked, what did not, and what you will stop
You will be one of four in marketing. Remote in Europe or North America.`,
    skills: ['SEO', 'Google Ads', 'Google Analytics', 'Content Marketing', 'Email Marketing', 'Copywriting'],
    desiredSkills: ['HubSpot', 'WordPress', 'German', 'French'],
    locationType: 'remote',
    jobType: 'full_time',
    locations: [],
    salary: null,
    years: 3,
    education: null,
    languages: ['English'],
  },
];
