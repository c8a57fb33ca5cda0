import type { DemoJob } from '../types.ts';

/** Merrowfield's jobs at the bedside, in the laboratory and in people's homes. */
export const clinicalJobs: DemoJob[] = [
  {
    key: 'rn',
    company: 'merrowfield',
    title: 'Registered Nurse, Medical-Surgical',
    description: `You will care for adults before and after surgery on a 28-bed unit at Merrowfield Riverside. Day shifts are 12 hours, three a week, and our usual ratio is one nurse to four patients. When it is not, we write it down and talk about it the same week.
- Assess patients on arrival and at every change, and act on what you find
- Give medication and IV therapy, and teach patients what to do at home
- Change dressings and follow wounds until they heal
- Chart in Epic before the end of your shift, not after it
- Work with physiotherapy and social work on safe discharges
You will have a named preceptor for your first eight weeks. The unit is busy on Mondays and Tuesdays, when most surgery is planned; we roster for that.
An Oregon RN licence, or one that can be endorsed, is required before your first shift. We pay the fee.`,
    skills: [
      'Patient Assessment',
      'Medication Administration',
      'IV Therapy',
      'Wound Care',
      'Epic',
      'Basic Life Support (BLS)',
    ],
    desiredSkills: ['Advanced Cardiac Life Support (ACLS)', 'Telemetry', 'Discharge Planning'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 46, max: 61, currency: 'USD', interval: 'hour' },
    years: 2,
    education: 'Associate degree in nursing',
    languages: [],
  },
  {
    key: 'physio',
    company: 'merrowfield',
    title: 'Physiotherapist, Community Rehabilitation',
    description: `Most of your patients will be at home after a stroke, a fall or a new hip. You plan their exercises, walk with them to the corner shop, and decide together when they no longer need you.
- About five home visits a day across south Bristol, by electric pool car or bicycle
- Assess gait, balance and strength, and write plans people can follow without you
- Teach families how to help without lifting
- Run a weekly falls-prevention group with our occupational therapists
Mileage, mobile phone and a half day for notes are part of the week. You need to be registered with the regulator when you start.`,
    skills: [
      'Physiotherapy',
      'Gait Assessment',
      'Exercise Prescription',
      'Manual Therapy',
      'Patient Education',
    ],
    desiredSkills: ['Neurological Rehabilitation', 'Falls Prevention', 'SystmOne'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Bristol', state: 'England', country: 'United Kingdom' }],
    salary: { min: 36500, max: 44900, currency: 'GBP', interval: 'year' },
    years: 2,
    education: "Bachelor's degree in physiotherapy",
    languages: [],
  },
  {
    key: 'lab-tech',
    company: 'merrowfield',
    title: 'Medical Laboratory Technician',
    description: `Our core laboratory runs about 2,600 samples a day for two hospitals and eleven clinics. You will work in chemistry and haematology on a rotating bench, with one late shift a week.
- Receive, check and prepare samples, and reject the ones that should be rejected
- Run and maintain analysers, and do the quality control before the first patient result
- Call critical values to the ward within ten minutes and record who answered
- Help with phlebotomy in the walk-in clinic when the queue is long
You will be trained on our instruments for six weeks. We are replacing our laboratory information system next spring, and would like your opinions about it.`,
    skills: [
      'Phlebotomy',
      'Hematology',
      'Clinical Chemistry',
      'Quality Control',
      'Laboratory Information Systems',
      'Specimen Processing',
    ],
    desiredSkills: ['Microbiology', 'Blood Banking'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 29, max: 38, currency: 'USD', interval: 'hour' },
    years: 1,
    education: 'Associate degree in medical laboratory technology',
    languages: [],
  },
  {
    key: 'pharmacy-tech',
    company: 'merrowfield',
    title: 'Pharmacy Technician',
    description: `You will assist three pharmacists in the outpatient pharmacy on the ground floor of Merrowfield Lakeside. Patients come to the counter straight from hard conversations upstairs; patience is as much a part of this job as accuracy.
- Enter, fill and label prescriptions for the pharmacist's check
- Sort out insurance rejections before the patient has to ask
- Count controlled stock with a colleague at open and close
- Prepare weekly dose packs for our care homes
No nights. One Saturday in three, with the Monday off.`,
    skills: [
      'Prescription Processing',
      'Medication Dispensing',
      'Inventory Management',
      'Insurance Claims',
      'Customer Service',
    ],
    desiredSkills: ['Sterile Compounding', 'Spanish', 'Certified Pharmacy Technician (CPhT)'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Minneapolis', state: 'Minnesota', country: 'United States' }],
    salary: { min: 21, max: 28, currency: 'USD', interval: 'hour' },
    years: 1,
    education: 'High school diploma',
    languages: [],
  },
  {
    key: 'dental-hygienist',
    company: 'merrowfield',
    title: 'Dental Hygienist',
    description: `A three-day week in our Salem community clinic, where a third of patients have not seen a dentist in five years. Appointments are 60 minutes for adults and 45 for children, and they stay that way.
- Cleanings, sealants, fluoride and periodontal charting
- Take and read X-rays with the dentist
- Explain home care without lecturing
- Two school visits each term with our mobile chair
The days are Tuesday to Thursday. We cover licence renewal and continuing education.`,
    skills: [
      'Dental Hygiene',
      'Periodontal Charting',
      'Dental Radiography',
      'Patient Education',
      'Infection Control',
    ],
    desiredSkills: ['Dentrix', 'Local Anesthesia', 'Spanish'],
    locationType: 'on_site',
    jobType: 'part_time',
    locations: [{ city: 'Salem', state: 'Oregon', country: 'United States' }],
    salary: { min: 48, max: 57, currency: 'USD', interval: 'hour' },
    years: null,
    education: 'Associate degree in dental hygiene',
    languages: [],
  },
  {
    key: 'radiographer',
    company: 'merrowfield',
    title: 'Diagnostic Radiographer',
    description: `A nine-month contract covering parental leave at our imaging centre in Footscray. You will share general X-ray and CT with four colleagues.
- Image outpatients and emergency referrals, and keep doses as low as the question allows
- Cannulate and give contrast under protocol
- Check images before the patient leaves the room
- Mentor one student for part of the year
On call one weekend in five, paid at the usual loading. You need current registration and a Victorian radiation use licence.`,
    skills: ['Radiography', 'Computed Tomography (CT)', 'Radiation Safety', 'Patient Positioning', 'PACS'],
    desiredSkills: ['Cannulation', 'Mentoring'],
    locationType: 'on_site',
    jobType: 'contract',
    locations: [{ city: 'Melbourne', state: 'Victoria', country: 'Australia' }],
    salary: { min: 47, max: 58, currency: 'AUD', interval: 'hour' },
    years: 2,
    education: "Bachelor's degree in medical imaging",
    languages: [],
  },
  {
    key: 'home-care-aide',
    company: 'merrowfield',
    title: 'Home Care Aide, Evenings',
    description: `Four evenings a week, you help five or six people get through the end of their day: supper, medication reminders, a wash, a safe walk to bed, and some conversation.
- The same clients each week, as far as we can manage it
- Personal care, transfers with a hoist, light meals and tidying
- Notes on a phone, in plain words, before you leave
- Call the nurse on duty when something is not as it was yesterday
No experience is needed; a calm manner is. We train you for two paid weeks and pay the certificate. Travel time between visits is working time.`,
    skills: ['Personal Care', 'Safe Patient Handling', 'Meal Preparation', 'Documentation'],
    desiredSkills: ['Dementia Care', 'First Aid', 'CPR', 'Spanish', 'Driving Licence'],
    locationType: 'on_site',
    jobType: 'part_time',
    locations: [
      { city: 'Portland', state: 'Oregon', country: 'United States' },
      { city: 'Gresham', state: 'Oregon', country: 'United States' },
    ],
    salary: { min: 20, max: 24, currency: 'USD', interval: 'hour' },
    years: null,
    education: null,
    languages: ['English'],
  },
];
