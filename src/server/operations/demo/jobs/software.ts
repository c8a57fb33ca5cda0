import type { DemoJob } from '../types.ts';

/** Tarn & Lathe's jobs in software, product, design and support. */
export const softwareJobs: DemoJob[] = [
  {
    key: 'backend',
    company: 'tarn-lathe',
    title: 'Senior Backend Engineer, Telemetry',
    description: `Forty thousand pumps, chillers and switchboards send us a reading every ten seconds. You will own the services that take those readings in, keep them, and notice when one looks wrong.
- Design and build services in Go and PostgreSQL; a little Python for the models
- Halve the cost of storing a reading, which we have done once before
- Lead design reviews, in writing, with time for others to disagree
- Drag the pager one week in seven, and fix what woke you
You will work with five engineers in four countries. We deploy several times a day and roll back without shame. Remote between UTC-6 and UTC+6.`,
    skills: ['Go', 'PostgreSQL', 'Kafka', 'Distributed Systems', 'Docker', 'Kubernetes', 'REST APIs'],
    desiredSkills: ['Python', 'TimescaleDB', 'gRPC', 'MQTT'],
    locationType: 'remote',
    jobType: 'full_time',
    locations: [],
    salary: { min: 135000, max: 168000, currency: 'USD', interval: 'year' },
    years: 6,
    education: null,
    languages: ['English'],
  },
  {
    key: 'front-end',
    company: 'tarn-lathe',
    title: 'Front-End Developer',
    description: `Our customers are technicians who stand in a plant room with gloves on. You will build the screens they use: large targets, quick answers, and honest words when the connection drops.
- Build in React and TypeScript, with a designer who writes CSS
- Look after our component library and its keyboard and screen-reader tests
- Visit a site every month and watch people use your work
- Keep charts of a million points quick on a mid-range tablet
Our Berlin office is a former bicycle workshop near Görlitzer Park. Two days a week there, three where you like.`,
    skills: ['JavaScript', 'TypeScript', 'React', 'HTML', 'CSS', 'Web Accessibility'],
    desiredSkills: ['D3.js', 'Vite', 'Playwright', 'Figma'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Berlin', state: 'Berlin', country: 'Germany' }],
    salary: { min: 62000, max: 78000, currency: 'EUR', interval: 'year' },
    years: 3,
    education: null,
    languages: ['English'],
  },
  {
    key: 'sre',
    company: 'tarn-lathe',
    title: 'Site Reliability Engineer',
    description: `You will be the third member of the team that keeps our platform up and its bill down.
- Run Kubernetes on AWS, described entirely in Terraform
- Set service levels with product teams and defend both sides of them
- Turn each incident into one change, not ten tickets
- Restore a backup every month, with a stopwatch
Pages average two a week and we would like fewer. The rota is four people, followed by a paid day off.`,
    skills: ['Linux', 'Kubernetes', 'Terraform', 'AWS', 'Prometheus', 'CI/CD', 'Incident Management'],
    desiredSkills: ['Go', 'PostgreSQL', 'Python', 'Grafana'],
    locationType: 'remote',
    jobType: 'full_time',
    locations: [],
    salary: { min: 98000, max: 124000, currency: 'EUR', interval: 'year' },
    years: 5,
    education: null,
    languages: ['English'],
  },
  {
    key: 'product-manager',
    company: 'tarn-lathe',
    title: 'Product Manager, Fleet Software',
    description: `Fleet tells 900 service vans where to go next. Dispatchers love it before ten in the morning and curse it after. You will find out why, and decide with the team what to do about it.
- Ride along with technicians and dispatchers; at least two days each month
- Keep one roadmap that engineers, sales and finance all recognise
- Write short problem statements and test them before anything is built
- Measure what changed, and say so when nothing did
The team is six engineers, a designer and you. You report to the head of product, who held this job before.`,
    skills: [
      'Product Management',
      'Roadmapping',
      'User Research',
      'Data Analysis',
      'Stakeholder Management',
      'Agile',
    ],
    desiredSkills: ['SQL', 'Jira', 'Logistics', 'A/B Testing', 'French'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Toronto', state: 'Ontario', country: 'Canada' }],
    salary: { min: 118000, max: 142000, currency: 'CAD', interval: 'year' },
    years: 5,
    education: "Bachelor's degree",
    languages: ['English'],
  },
  {
    key: 'designer',
    company: 'tarn-lathe',
    title: 'Graphic Designer',
    description: `Six months of well-defined work: we are redrawing our manuals, van liveries, safety signs and catalogue so that they look like one company made them.
- Lay out a 340-page catalogue in InDesign, with data from a spreadsheet
- Draw about 80 technical illustrations with our engineers at your elbow
- Prepare files for print, vinyl and screen, and check the proofs
- Leave behind a style guide that others can follow
Remote, with two visits to the Columbus print shop, expenses paid. Please show us one piece you changed your mind about.`,
    skills: [
      'Adobe InDesign',
      'Adobe Illustrator',
      'Adobe Photoshop',
      'Typography',
      'Print Production',
      'Branding',
    ],
    desiredSkills: ['Figma', 'Technical Illustration', 'Motion Graphics'],
    locationType: 'remote',
    jobType: 'contract',
    locations: [],
    salary: { min: 42, max: 58, currency: 'USD', interval: 'hour' },
    years: 4,
    education: null,
    languages: [],
  },
  {
    key: 'support',
    company: 'tarn-lathe',
    title: 'Customer Support Specialist',
    description: `When a dispatcher cannot log in at six in the morning, you are who they scope. Our team answers the chat in under two minutes and closes most questions the same day.
- Answer chat, e-mail and telephone in plain words
- Reproduce faults and hand engineers a report they can act on
- Keep the help pages true: if three people ask, write it down
- Train new customers in small groups online
Shifts cover 6:00 to 20:00 Eastern; yours will be fixed for a quarter at a time. Fully remote, with a stipend for your internet connection.`,
    skills: ['Customer Support', 'Zendesk', 'Troubleshooting', 'Technical Writing', 'Communication'],
    desiredSkills: ['SQL', 'Salesforce', 'Spanish', 'French'],
    locationType: 'remote',
    jobType: 'full_time',
    locations: [],
    salary: { min: 48000, max: 57000, currency: 'USD', interval: 'year' },
    years: 1,
    education: null,
    languages: ['English'],
  },
];
