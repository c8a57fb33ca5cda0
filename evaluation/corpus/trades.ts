import { tradesAbroad, type Trade } from './trades-abroad.ts';
import { withMore } from './trades-more.ts';
import type { Language } from './languages.ts';

/** Makes a trade from lists separated by `|`; studies are "degree/field". */
export function trade(titles: string, duties: string, skills: string, studies: string): Trade {
  return {
    titles: titles.split('|'),
    duties: duties.split('|'),
    skills: skills.split('|'),
    studies: studies.split('|').map(studyOf),
  };
}

/** A degree and its field from "degree/field". */
export function studyOf(study: string): [string, string | null] {
  const [degree = '', field] = study.split('/');
  return [degree, field ?? null];
}

const english: Trade[] = [
  trade(
    'Nursing Assistant|Staff Nurse|Charge Nurse|Ward Manager',
    'Looked after up to eight patients a shift on a surgical ward.|Gave medication and kept charts up to date.|Taught relatives how to change dressings at home.|Cut falls on the ward by a third with hourly rounds.|Planned the rota for 24 nurses.',
    'Wound Care|Medication Administration|Patient Assessment|Infection Control|Phlebotomy|Care Planning|Triage|Palliative Care|CPR|Electronic Health Records',
    'Bachelor of Science/Nursing|Diploma/Adult Nursing|Associate Degree/Nursing',
  ),
  trade(
    'Junior Developer|Software Engineer|Senior Software Engineer|Engineering Manager',
    'Rebuilt the booking service so that it answers in half the time.|Wrote the tests that stopped weekend outages.|Moved forty jobs from a shared server into containers.|Reviewed the work of four colleagues each week.|Kept the payment interface running through two peak seasons.',
    'TypeScript|React|Node.js|PostgreSQL|Docker|Kubernetes|Python|Git|GraphQL|Redis|Go|CI/CD|C#|AWS',
    'Bachelor of Science/Computer Science|Master of Science/Software Engineering|BEng/Electronics',
  ),
  trade(
    'Apprentice Electrician|Electrician|Lead Electrician|Site Supervisor',
    'Wired three schools and a swimming hall from drawings.|Found faults in switchboards and put them right.|Tested installations and wrote the certificates.|Trained two apprentices up to their final examination.|Kept stock of cable and fittings for six vans.',
    'Electrical Wiring|Fault Finding|Blueprint Reading|Conduit Bending|Testing and Inspection|PLC Programming|Solar Panel Installation|Health and Safety|Power Tools',
    'Certificate/Electrical Installation|Level 3 Diploma/Electrotechnical Technology|High School Diploma',
  ),
  trade(
    'Accounts Clerk|Bookkeeper|Accountant|Finance Manager',
    'Closed the books of three companies by the fourth working day.|Matched 900 supplier invoices a month.|Prepared the yearly accounts for the auditors.|Brought overdue invoices down from 61 to 34 days.|Built the cash forecast that the board uses.',
    'Accounts Payable|Accounts Receivable|Bank Reconciliation|QuickBooks|Financial Reporting|Budgeting|Payroll|VAT Returns|Microsoft Excel|SAP|Internal Audit',
    'Bachelor of Commerce/Accounting|Master of Business Administration/Finance|Bachelor of Arts/Economics',
  ),
  trade(
    'Kitchen Porter|Commis Chef|Sous Chef|Head Chef',
    'Cooked 120 covers on a Saturday night.|Wrote a spring menu from what farms nearby could bring.|Lowered food waste by weighing every bin for a month.|Kept the kitchen at the highest hygiene rating.|Hired and trained a brigade of nine.',
    'Menu Planning|Food Safety|Knife Skills|Pastry|Inventory Management|Butchery|Food Costing|Team Leadership|Allergen Awareness|Catering',
    'Diploma/Professional Cookery|Certificate/Food Hygiene|High School Diploma',
  ),
  trade(
    'Teaching Assistant|Primary School Teacher|Year Leader|Deputy Head',
    'Taught mixed classes of 28 children between six and eight.|Ran the reading hour with parents.|Planned lessons for children who were new to the language.|Led the science week for the whole school.|Looked after three student teachers.',
    'Lesson Planning|Classroom Management|Special Educational Needs|Curriculum Development|Phonics|Safeguarding|Student Assessment|Parent Communication|Differentiated Instruction',
    'Bachelor of Education/Primary Education|Bachelor of Arts/English Literature|Master of Education/Inclusive Education',
  ),
  trade(
    'Warehouse Operative|Forklift Driver|Shift Supervisor|Logistics Manager',
    'Picked and packed 1,400 lines a shift.|Loaded lorries to plan and on time.|Counted stock every night and traced what was missing.|Moved the warehouse to scanners in six weeks.|Planned routes for 22 drivers.',
    'Forklift Operation|Inventory Control|Order Picking|Route Planning|WMS|Manual Handling|Loading and Unloading|Shipping and Receiving|Supply Chain Management|Lean',
    'Certificate/Warehousing and Storage|Bachelor of Science/Supply Chain Management|High School Diploma',
  ),
  trade(
    'Sales Assistant|Sales Executive|Account Manager|Regional Sales Manager',
    'Looked after 60 shops between the coast and the hills.|Won back four customers who had left.|Sold service contracts to two of three new buyers.|Kept the pipeline clean and the forecast honest.|Opened a showroom with a team of five.',
    'Account Management|Negotiation|Cold Calling|Salesforce|CRM|Lead Generation|Customer Service|Presentation Skills|Merchandising|Sales Forecasting',
    'Bachelor of Business Administration/Marketing|Bachelor of Arts/Communication|Higher National Diploma/Business Studies',
  ),
  trade(
    'Paralegal|Trainee Solicitor|Associate Solicitor|Partner',
    'Drafted leases and checked titles.|Prepared bundles for the county court.|Advised small firms about dismissals.|Agreed settlements in 31 of 40 disputes.|Answered the duty line at the police station.',
    'Contract Law|Legal Research|Litigation|Conveyancing|Legal Drafting|Due Diligence|Client Interviewing|Mediation|Employment Law',
    'Bachelor of Laws/Law|Master of Laws/Commercial Law|Graduate Diploma/Law',
  ),
  trade(
    'Design Intern|Graphic Designer|Senior Designer|Art Director',
    'Drew the signs for a hospital so that visitors find the wards.|Made packaging that needs a fifth less card.|Set the type of a museum’s catalogue.|Turned a brand book of 90 pages into one that people use.|Shot and retouched product pictures.',
    'Adobe Illustrator|Adobe InDesign|Adobe Photoshop|Typography|Branding|Figma|Packaging Design|Illustration|Print Production|Motion Graphics',
    'Bachelor of Fine Arts/Graphic Design|Bachelor of Arts/Visual Communication|Foundation Diploma/Art and Design',
  ),
  trade(
    'Care Worker|Support Worker|Social Worker|Service Manager',
    'Visited families and wrote plans with them.|Kept records that stand up in court.|Found flats for eleven young people leaving care.|Ran the evening line for carers.|Trained volunteers in listening.',
    'Case Management|Safeguarding|Crisis Intervention|Risk Assessment|Report Writing|Counselling|Mental Health First Aid|Group Facilitation|Dementia Care',
    'Bachelor of Social Work/Social Work|Master of Social Work|Diploma/Health and Social Care',
  ),
  trade(
    'Laboratory Technician|Chemist|Senior Chemist|Laboratory Manager',
    'Tested 200 water samples a week.|Wrote the method that finds solvents in one run.|Kept the balances and columns calibrated.|Passed three audits without a finding.|Brought the cost of a test down by a quarter.',
    'HPLC|Gas Chromatography|GLP|Titration|Sample Preparation|Method Validation|Quality Control|Mass Spectrometry|Laboratory Safety',
    'Bachelor of Science/Chemistry|Master of Science/Analytical Chemistry|PhD/Organic Chemistry',
  ),
];

/** The trades of each language. */
export const trades: Record<Language, Trade[]> = withMore({ en: english, ...tradesAbroad(trade) }, trade);
