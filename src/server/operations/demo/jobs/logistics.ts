import type { DemoJob } from '../types.ts';

/** Tarn & Lathe's jobs on the road, in warehouses, in planning and in its shops. */
export const logisticsJobs: DemoJob[] = [
  {
    key: 'truck-driver',
    company: 'tarn-lathe',
    title: 'Truck Driver, Regional (CDL A)',
    description: `Home every night but one. You carry pumps and plant from Columbus to sites within 250 miles, in a day cab that is never older than four years.
- Two to four drops a day, some with a truck-mounted forklift
- Secure odd-shaped loads and walk round them twice
- Keep electronic logs and inspections straight
- Talk to site managers; half of them know our drivers by name
Paid by the hour, including waiting. We do not ask anybody to drive tired, and dispatch is on your side about it.`,
    skills: [
      'CDL Class A',
      'Load Securement',
      'DOT Compliance',
      'Electronic Logging Devices',
      'Route Planning',
    ],
    desiredSkills: ['Forklift Operation', 'Hazmat Endorsement', 'Customer Service'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Columbus', state: 'Ohio', country: 'United States' }],
    salary: { min: 28, max: 34, currency: 'USD', interval: 'hour' },
    years: 2,
    education: null,
    languages: [],
  },
  {
    key: 'warehouse',
    company: 'tarn-lathe',
    title: 'Warehouse Associate',
    description: `Sixteen weeks from September to the new year, when heating parts fly off the shelf. About a third of the people we take on for the season stay.
- Pick, pack and load with a hand scanner
- Receive pallets and put them where the system says, or fix the system
- Count a few shelves every day
- Lift up to 20 kg; above that there is a machine or a colleague
No experience is needed. We will train you for the forklift after four weeks if you would like. Weekly pay, boots provided.`,
    skills: ['Order Picking', 'Inventory Management', 'Shipping and Receiving', 'Teamwork'],
    desiredSkills: ['Forklift Operation', 'RF Scanners', 'SAP'],
    locationType: 'on_site',
    jobType: 'temporary',
    locations: [
      { city: 'Columbus', state: 'Ohio', country: 'United States' },
      { city: 'Mississauga', state: 'Ontario', country: 'Canada' },
    ],
    salary: { min: 19, max: 22, currency: 'USD', interval: 'hour' },
    years: null,
    education: null,
    languages: [],
  },
  {
    key: 'supply-planner',
    company: 'tarn-lathe',
    title: 'Supply Chain Planner',
    description: `You decide what our three workshops will have on the shelf in twelve weeks. From Pune you plan for all of them, with colleagues in Ohio and Baden-Württemberg who will tell you when you are wrong.
- Forecast about 3,200 parts, and spend your time on the 150 that matter
- Place and move orders with suppliers in SAP
- Run the Thursday planning call, with decisions written down
- Keep stock below 48 days without stopping a line
Two mornings a week in the Hinjawadi office. The late call is on Thursdays only.`,
    skills: [
      'Supply Chain Planning',
      'Demand Forecasting',
      'SAP',
      'Microsoft Excel',
      'Inventory Management',
      'Supplier Management',
    ],
    desiredSkills: ['APICS CPIM', 'Power BI', 'SQL', 'German'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
    salary: { min: 1400000, max: 1900000, currency: 'INR', interval: 'year' },
    years: 5,
    education: "Bachelor's degree",
    languages: ['English'],
  },
  {
    key: 'store-manager',
    company: 'tarn-lathe',
    title: 'Retail Store Manager',
    description: `Our shop on Dundas Street sells parts to plumbers before eight and taps to everybody else after ten. You will run it: nine people, 6,000 articles, and a counter where the coffee is free.
- Lead, roster and coach the team, and serve when it is busy
- Answer for sales, margin and stock
- Know the forty tradespeople who make up half of turnover
- Open a click-and-collect desk this autumn
Closed on Sundays. A bonus is paid on the shop's result, and you will see the figures it is based on.`,
    skills: [
      'Retail Management',
      'Team Leadership',
      'Merchandising',
      'Inventory Management',
      'Sales',
      'Staff Scheduling',
    ],
    desiredSkills: ['Visual Merchandising', 'POS Systems', 'Budgeting', 'Vietnamese', 'Portuguese'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Toronto', state: 'Ontario', country: 'Canada' }],
    salary: { min: 62000, max: 74000, currency: 'CAD', interval: 'year' },
    years: 4,
    education: null,
    languages: ['English'],
  },
];
