import type { DemoJob } from '../types.ts';

/** Tarn & Lathe's jobs in workshops, plant rooms and drawing offices. */
export const tradeJobs: DemoJob[] = [
  {
    key: 'electrician',
    company: 'tarn-lathe',
    title: 'Commercial Electrician',
    description: `Fit-outs, panel changes and fault finding in schools, hospitals and small factories around Columbus. About two thirds planned work, one third calls.
- Install and terminate conduit, cable and switchgear to code
- Read drawings, and say so when the drawing is wrong
- Find faults with a meter rather than a guess
- Work with one apprentice, who will be better because of you
Company van, tools allowance of $900 a year, and paid licence renewal. Lockout is not negotiable here.`,
    skills: [
      'Electrical Wiring',
      'National Electrical Code (NEC)',
      'Blueprint Reading',
      'Conduit Bending',
      'Electrical Troubleshooting',
      'Lockout/Tagout',
    ],
    desiredSkills: ['PLC', 'Motor Controls', 'OSHA 30', 'Mentoring'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Columbus', state: 'Ohio', country: 'United States' }],
    salary: { min: 34, max: 45, currency: 'USD', interval: 'hour' },
    years: 4,
    education: 'Apprenticeship or journeyman licence',
    languages: [],
  },
  {
    key: 'hvac',
    company: 'tarn-lathe',
    title: 'HVAC Service Technician',
    description: `You look after rooftop units, chillers and heat pumps for some sixty customers in the Dayton and Columbus area, mostly the same ones year after year.
- Seasonal maintenance and repairs, four to six calls a day
- Diagnose refrigeration and controls; recover and charge refrigerant by the book
- Explain to a shop owner what failed and what it will cost before you start
- On call one week in six
We moved our fleet to heat pumps early. If you have not worked on them much, there is a three-week course in our own training hall.`,
    skills: [
      'HVAC',
      'Refrigeration',
      'EPA 608 Certification',
      'Electrical Troubleshooting',
      'Preventive Maintenance',
      'Customer Service',
    ],
    desiredSkills: ['Heat Pumps', 'Building Automation', 'Brazing'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [
      { city: 'Dayton', state: 'Ohio', country: 'United States' },
      { city: 'Columbus', state: 'Ohio', country: 'United States' },
    ],
    salary: { min: 29, max: 41, currency: 'USD', interval: 'hour' },
    years: 2,
    education: 'High school diploma',
    languages: [],
  },
  {
    key: 'welder',
    company: 'tarn-lathe',
    title: 'TIG Welder and Fabricator',
    description: `Stainless and aluminium pump housings, manifolds and frames, in runs of one to twenty. If you like doing the same weld four hundred times, this is not the place.
- TIG and some MIG welding from drawings, 1.5 to 12 mm
- Measure, cut, tack and fit before you strike an arc
- Pass dye-penetrant and pressure tests the first time, most of the time
- Keep your own weld log
Day shift, four tens. The shop has extraction at every bench, and a good crane.`,
    skills: ['TIG Welding', 'MIG Welding', 'Metal Fabrication', 'Blueprint Reading', 'Quality Inspection'],
    desiredSkills: ['AWS Certified Welder', 'Stainless Steel', 'Forklift Operation', 'CNC Plasma Cutting'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Cleveland', state: 'Ohio', country: 'United States' }],
    salary: { min: 28, max: 36, currency: 'USD', interval: 'hour' },
    years: 3,
    education: null,
    languages: [],
  },
  {
    key: 'machinist',
    company: 'tarn-lathe',
    title: 'CNC Machinist',
    description: `Shafts, impellers and bushings in our Hamilton shop: two five-axis mills, six lathes and a coordinate measuring machine that is nearly new.
- Set up, prove and run parts; edit programs at the control
- Hold tolerances of 0.01 mm and know when it matters
- Measure with CMM, micrometer and bore gauge, and record it
- Suggest a better fixture; half of ours came from the floor
Afternoon shift, 15:00 to 23:00, with a shift premium. Tool crib open around the clock.`,
    skills: ['CNC Machining', 'G-code', 'Blueprint Reading', 'GD&T', 'CMM', 'Quality Inspection'],
    desiredSkills: ['Mastercam', '5-Axis Machining', 'Lean Manufacturing'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Hamilton', state: 'Ontario', country: 'Canada' }],
    salary: { min: 31, max: 39, currency: 'CAD', interval: 'hour' },
    years: 3,
    education: 'Trade certificate',
    languages: [],
  },
  {
    key: 'civil-engineer',
    company: 'tarn-lathe',
    title: 'Civil Engineer, Water Networks',
    description: `From our Lyon office you will design pumping stations and mains for towns between the Rhône and the Alps, and see most of them built.
- Hydraulic models, drawings and quantities from sketch to tender
- Visit sites weekly during works, and answer the foreman's questions there
- Write clear notes for mayors and councils, who decide and are not engineers
- Check a younger colleague's calculations, and have yours checked
Calls for tender come in French, so you will write it daily. English is useful with our workshops abroad.`,
    skills: [
      'Civil Engineering',
      'Hydraulic Modeling',
      'AutoCAD',
      'Civil 3D',
      'Project Management',
      'Construction Supervision',
    ],
    desiredSkills: ['EPANET', 'QGIS', 'Revit'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Lyon', state: 'Auvergne-Rhône-Alpes', country: 'France' }],
    salary: { min: 46000, max: 58000, currency: 'EUR', interval: 'year' },
    years: 5,
    education: "Master's degree in civil engineering",
    languages: ['French', 'English'],
  },
  {
    key: 'mechanical-engineer',
    company: 'tarn-lathe',
    title: 'Mechanical Design Engineer',
    description: `Our next circulator pump should be 20% lighter, quieter than a refrigerator, and repairable with two tools. You will design its housing and bearings in Esslingen, ten minutes' walk from the people who will cast it.
- Model in SolidWorks, simulate, and then test on the rig
- Work through tolerances with purchasing and the foundry
- Run design reviews and keep the change log
- Speak with service technicians before the drawing is frozen, not after
Flexible hours, 37 a week. German is the language of the workshop; English that of the project.`,
    skills: [
      'Mechanical Engineering',
      'SolidWorks',
      'Finite Element Analysis',
      'GD&T',
      'Design for Manufacturing',
      'Prototyping',
    ],
    desiredSkills: ['Fluid Mechanics', 'PDM', 'MATLAB'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Esslingen', state: 'Baden-Württemberg', country: 'Germany' }],
    salary: { min: 5100, max: 6400, currency: 'EUR', interval: 'month' },
    years: 3,
    education: "Bachelor's degree in mechanical engineering",
    languages: ['German', 'English'],
  },
];
