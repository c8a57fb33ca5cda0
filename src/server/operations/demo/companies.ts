import type { DemoCompany } from './types.ts';

/** The two fictional employers of the demo, each with two recruiters. */
export const demoCompanies: DemoCompany[] = [
  {
    key: 'merrowfield',
    name: 'Merrowfield Care & Learning',
    domain: 'merrowfield.example',
    website: 'https://www.merrowfield.example',
    description: `Merrowfield runs hospitals, clinics, care at home and three schools in Oregon, Minnesota, the west of England and Victoria. We began in 1961 as a single convalescent home with fourteen beds and a kitchen garden. The garden is still there.
We are a non-profit of about 4,300 people. What we earn goes into wards, classrooms and wages. We publish our pay bands, plan rosters four weeks ahead, and ask every new colleague after thirty days what we should stop doing.`,
    recruiters: [
      { name: 'Imogen Castellane', email: 'imogen.castellane@merrowfield.example', title: 'Lead Recruiter' },
      {
        name: 'Desmond Okwuosa',
        email: 'desmond.okwuosa@merrowfield.example',
        title: 'Recruiter, Clinical Teams',
      },
    ],
  },
  {
    key: 'tarn-lathe',
    name: 'Tarn & Lathe',
    domain: 'tarnlathe.example',
    website: 'https://www.tarnlathe.example',
    description: `Tarn & Lathe builds, fits and keeps running the things buildings depend on: pumps, power, cooling, and the software that tells you when one of them is about to fail. Our workshops are in Ohio, Ontario and Baden-Württemberg, our planners in Pune, our water engineers in Lyon.
2,100 people work here: welders and drivers as well as engineers, accountants and designers. Everyone spends their first week on a site visit, whatever their job. Safety stops are paid, and nobody needs permission to call one.`,
    recruiters: [
      { name: 'Wilhelmina Trask', email: 'wilhelmina.trask@tarnlathe.example', title: 'Head of Hiring' },
      {
        name: 'Rafael Montoya Quiroga',
        email: 'rafael.montoya@tarnlathe.example',
        title: 'Recruiter, Trades and Sites',
      },
    ],
  },
];
