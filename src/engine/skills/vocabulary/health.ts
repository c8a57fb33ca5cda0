/** Health and care: nursing, medicine, therapy, laboratories, pharmacy, social care. */
export const health = `
[practice]
Patient care | direct patient care, caring for patients, bedside care, patient-centered care, patient support, patient management
Nursing | registered nursing, nursing care, clinical nursing, general nursing | Patient care
Critical care nursing | intensive care, =ICU, critical care, icu nursing, intensive care unit | Nursing
Emergency nursing | emergency medicine, emergency room, emergency department, trauma care, emergency care
Surgical nursing | operating room nursing, perioperative nursing, medical-surgical nursing, med-surg, scrub nurse, operating theatre | Nursing
Pediatric nursing | pediatric care, paediatrics, neonatal care, =NICU
Geriatric care | elderly care, aged care, care of the elderly, senior care, geriatrics, geriatric nursing | Patient care
Mental health nursing | psychiatric nursing, psychiatric care | Nursing, Mental health
Midwifery | midwife, labor and delivery, prenatal care, gynecology
Obstetrics
Oncology | oncology nursing, chemotherapy administration, cancer care
Palliative care | hospice care, end-of-life care | Patient care
Home care | home health care, home health, domiciliary care, in-home care, homecare | Patient care
Personal care | activities of daily living, bathing and dressing, assisting with personal hygiene, personal hygiene assistance, caregiving, care assistance | Patient care
Dementia care | alzheimer care, alzheimer's care | Geriatric care
Disability support | disability care, supporting people with disabilities, learning disabilities support, special needs care | Patient care
Triage | patient triage, telephone triage | Patient care
Patient assessment | nursing assessment, health assessment, physical assessment, clinical assessment, patient assessments | Patient care
Vital signs | vital signs monitoring, taking vital signs, blood pressure measurement, patient monitoring | Patient care
Medication administration | administering medication, administering medications, medication management, dispensing medication, giving medication | Patient care
IV therapy | intravenous therapy, iv insertion, iv cannulation, cannulation, iv placement, infusion therapy | Nursing
Wound care | wound dressing, wound management | Nursing
Catheterization | catheter insertion, catheter care | Nursing
Phlebotomy | venipuncture, blood draws, drawing blood, blood collection, venepuncture
Vaccination | immunization, administering vaccines, ~injections
Infection control | infection prevention, infection prevention and control, sterilization, aseptic technique, sterile technique
Patient education | health education, health promotion, health coaching
Care planning | care plans, nursing care plans, care coordination, discharge planning, case coordination | Patient care
Case management | clinical case management, caseload management, case work, casework
Patient safety | fall prevention | Patient care
Clinical documentation | medical documentation, patient records, ~charting, medical charting, medical records, health records, nursing documentation
Medical coding | icd-10, icd-10 coding, cpt coding, clinical coding, icd-9, hcpcs
Medical billing | medical billing and coding, healthcare billing, insurance verification, revenue cycle management
Medical terminology | medical transcription
Medical administration | medical office administration, medical secretary, hospital administration, healthcare administration, health administration, healthcare management
Clinical research | clinical trials, clinical studies, clinical trial management, good clinical practice
Pharmacology | pharmacotherapy, drug interactions
Pharmacy practice | dispensing, prescription dispensing, pharmacy operations, prescription processing, ~compounding, pharmaceutical care, ~prescriptions
Pharmacovigilance | drug safety, adverse event reporting
Regulatory affairs | fda regulations, regulatory submissions, medical device regulation
Physical therapy | physiotherapy, physical rehabilitation, ~rehabilitation, exercise therapy
Occupational therapy | occupational rehabilitation
Speech therapy | speech-language pathology, speech pathology, speech and language therapy
Massage therapy | therapeutic massage, massage
Respiratory therapy | oxygen therapy
Radiography | x-ray, x-rays, x-ray imaging, diagnostic imaging, medical imaging, radiologic technology
Radiology
Ultrasound imaging | diagnostic ultrasound | Radiography
MRI | magnetic resonance imaging, computed tomography | Radiography
CT scanning | ct scans | Radiography
Radiation therapy | radiotherapy
Electrocardiography | =ECG, =EKG, electrocardiogram, ecg interpretation, telemetry monitoring
Laboratory testing | laboratory analysis, clinical laboratory, medical laboratory science, lab testing, laboratory diagnostics
Histology | histopathology | Laboratory testing
Pathology |  | Laboratory testing
Cytology |  | Laboratory testing
Hematology | haematology | Laboratory testing
Blood banking |  | Laboratory testing
Clinical chemistry |  | Laboratory testing
~Surgery | surgical procedures, surgical assistance, general surgery
Anesthesia | anaesthesia, anesthesiology
General practice | primary care, general medicine, internal medicine
~Diagnosis | medical diagnosis, differential diagnosis, clinical diagnosis, diagnosing patients
Cardiology | cardiac care, cardiovascular care
Neurology | neurological care
Orthopedics | orthopedic care, orthopedic surgery
Dermatology | skin care treatments
Dentistry | dental care, general dentistry, restorative dentistry
Dental hygiene | dental cleaning, oral hygiene, teeth cleaning | Dentistry
Dental assisting | chairside assistance, dental radiography, dental impressions | Dentistry
Orthodontics |  | Dentistry
Optometry | eye examinations, opticianry, dispensing optics
Audiology | hearing tests
Veterinary medicine | veterinary care, veterinary nursing, animal health
Animal care | animal handling, animal husbandry, pet care, dog grooming, pet grooming
Nutrition | dietary planning
~Mental health | mental health care, mental health support, behavioral health
Counseling | psychological counseling, therapeutic counseling, crisis counseling
Psychotherapy | group therapy | Counseling
Psychology | clinical psychology, behavioral psychology
Crisis intervention | crisis response | Mental health
Substance abuse treatment | addiction counseling, addiction treatment, drug and alcohol counseling | Counseling
Applied behavior analysis | =ABA, aba therapy, behavior intervention plans, behavior management
Social work | social services, social welfare, social worker, community social work
Child protection | safeguarding, child welfare, safeguarding children, child safeguarding
Childcare | child care, nursery care, day care, daycare, caring for children
Youth work | youth development, working with young people, youth services
Public health | community health, disease prevention
Occupational health | occupational medicine, workplace health
Emergency medical services | emergency medical care, ambulance services, emergency response
Medical equipment | medical devices, medical equipment maintenance, biomedical equipment
Telemedicine | telehealth, remote patient monitoring
Fitness training | fitness instruction, exercise instruction
Yoga instruction | yoga teaching | Fitness training
Pilates |  | Fitness training
Sports coaching | athletic coaching, athletic training, sports training | Coaching

[tool]
Electronic health records | =EHR, electronic medical records, =EMR, emr systems, ehr systems, ehr software, emr software
Epic EHR | epic systems, epic emr, ~=Epic, epiccare | Electronic health records
Cerner | oracle health, cerner millennium | Electronic health records
Meditech | medical software | Electronic health records
Allscripts |  | Electronic health records
athenahealth |  | Electronic health records
eClinicalWorks | eclinicalworks ehr software | Electronic health records
NextGen Healthcare |  | Electronic health records
HL7 |  | Electronic health records
FHIR |  | Electronic health records
DICOM |  | Electronic health records
Dentrix |  | Dentistry
Eaglesoft |  | Dentistry

[licence]
Basic Life Support | =BLS, bls certified, bls certification | CPR
Advanced Cardiac Life Support | =ACLS, acls certified, advanced life support | Basic Life Support
Pediatric Advanced Life Support | =PALS | Basic Life Support
CPR | cpr certified, cpr certification, cardiopulmonary resuscitation, cpr/aed, =AED | First aid
First aid | first aid certification, first aid certified, first aider
Registered Nurse licence | =RN, registered nurse, rn license, registered general nurse, =BSN | Nursing
Licensed Practical Nurse licence | =LPN, licensed practical nurse, licensed vocational nurse, =LVN | Nursing
Nurse Practitioner licence | nurse practitioner, family nurse practitioner, advanced practice registered nurse | Registered Nurse licence
Certified Nursing Assistant | =CNA, nursing assistant, nurse aide, certified nurse aide, healthcare assistant | Patient care
Certified Medical Assistant | =CMA certification medical, medical assistant, registered medical assistant, medical assisting | Patient care
EMT certification | =EMT, emergency medical technician, emt-b, =NREMT | Emergency medical services
Pharmacy Technician certification | certified pharmacy technician, =CPhT, pharmacy technician | Pharmacy practice
Licensed Clinical Social Worker | =LCSW, =LMSW | Social work
Medical licence | medical license, board certified physician, license to practice medicine
HIPAA | hipaa compliance, patient confidentiality, patient privacy | Data protection
`;
