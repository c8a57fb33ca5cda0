/** Medicine, therapy, care and social support in finer detail. */
export const careWork = `
[practice]
Nephrology nursing | dialysis nursing, renal nursing, dialysis care, dialysis nurse | Nursing
Hemodialysis | haemodialysis, dialysis treatment, dialysis machines, peritoneal dialysis, renal dialysis
School nursing | school nurse, school health nursing, school health services | Nursing
Community nursing | district nursing, community nurse, district nurse, community health nursing, public health nursing | Nursing
Rehabilitation nursing | rehab nursing, rehabilitation nurse, restorative nursing | Nursing
Cardiac nursing | cardiology nursing, cardiac care unit, coronary care, telemetry nursing | Nursing
Burn care | burn unit, burns nursing, burn treatment | Wound care
Pressure ulcer care | pressure sore prevention, decubitus care, pressure area care, bedsore prevention | Wound care
Stoma care | ostomy care, colostomy care, stoma nursing, ileostomy care | Nursing
Tracheostomy care | trach care, tracheostomy suctioning, airway suctioning | Respiratory therapy
Enteral feeding | tube feeding, peg feeding, nasogastric feeding, nasogastric tube insertion, ng tubes | Patient care
Continence care | incontinence care, continence management, toileting assistance | Personal care
Patient transfer | patient handling, patient lifting, hoist transfers, patient transfers, moving and handling of people, safe patient handling, patient mobility, manual handling of patients | Patient care
Patient transport | patient transportation, hospital portering, patient escort, hospital porter | Patient care
Pain management | pain assessment, pain control, pain relief, pain therapy | Patient care
Post-operative care | postoperative care, post-op care, post-surgical care, recovery room nursing, post anesthesia care | Nursing
Pre-operative assessment | preoperative assessment, pre-op assessment, preoperative care, pre-op preparation | Patient assessment
Ventilator management | mechanical ventilation, ventilator care, ventilator support, ventilated patients | Respiratory therapy
Breastfeeding support | lactation consulting, lactation support, lactation counseling, breastfeeding counselling | Patient education
Newborn care | neonatal nursing, newborn nursing, postnatal care, postpartum care, infant care | Patient care
Antenatal education | childbirth education, antenatal classes, birth preparation | Patient education
Doula support | birth doula, doula services, birth companion
Diabetes care | diabetes management, diabetes education, blood glucose monitoring, insulin administration, diabetic care | Patient care
Asthma care | asthma education, asthma management, spirometry, lung function testing, pulmonary function testing | Patient care
Stroke care | stroke rehabilitation, stroke nursing, stroke unit | Patient care
Foot care | podiatry, chiropody, podiatric care, diabetic foot care
Allergy testing | allergology, allergy skin testing, allergy treatment
Endoscopy | colonoscopy, gastroscopy, endoscopic procedures, bronchoscopy
Surgical assisting | surgical technology, surgical technologist, first assist, operating room assistance, scrub technician | Surgery
Sterile processing | central sterile services, instrument sterilization, instrument reprocessing, autoclave operation, sterile supply, decontamination of instruments | Infection control
Hand hygiene | hand washing technique, hand disinfection, hand hygiene compliance | Infection control
Isolation precautions | isolation procedures, barrier nursing, contact precautions, use of ppe in care | Infection control
Epidemiology | epidemiological studies, disease surveillance, outbreak investigation, contact tracing | Public health
Health policy | healthcare policy, health systems, health care policy analysis | Public health
Health economics | pharmacoeconomics, health technology assessment, health outcomes research
Health informatics | medical informatics, clinical informatics, healthcare informatics, nursing informatics
Utilization review | utilization management, medical necessity review, prior authorization, precertification
Patient registration | patient intake, patient admissions, patient check-in, hospital admissions, admitting
Patient scheduling | appointment booking for patients, clinic scheduling, surgery scheduling | Scheduling
Medical reception | medical receptionist, doctor's office reception, clinic reception, gp receptionist | Reception
Medical device sales | medical sales, pharmaceutical sales, medical representative, pharma sales | Sales
Sonography | echocardiography, diagnostic medical sonography, vascular ultrasound, obstetric ultrasound | Ultrasound imaging
Mammography | breast imaging, breast screening, mammograms | Radiography
Nuclear medicine | pet scanning, pet-ct, spect imaging, scintigraphy
Dosimetry | radiation dosimetry, treatment planning for radiotherapy, dose calculation | Radiation therapy
Medical physics | radiation physics, medical physicist
Electroencephalography | =EEG, eeg technician, neurodiagnostics, nerve conduction studies, electromyography
Sleep studies | polysomnography, sleep technology, sleep medicine
Urinalysis | urine testing, urine analysis, urine drug screening | Laboratory testing
Blood gas analysis | arterial blood gases, =ABG, abgs, point-of-care testing | Laboratory testing
Specimen handling | specimen collection, specimen processing, sample collection, sample handling, accessioning specimens | Laboratory testing
Gastroenterology | hepatology, digestive medicine
Endocrinology | hormone therapy, endocrine disorders
Nephrology | kidney disease treatment, renal medicine
Urology | urological surgery, urologist
Pulmonology | respiratory medicine, pulmonary medicine, pneumology
Rheumatology | arthritis treatment, rheumatologist
Ophthalmology | eye surgery, cataract surgery, ophthalmic assisting
Otolaryngology | ent surgery, ear nose and throat, =ENT
Plastic surgery | reconstructive surgery, cosmetic surgery, aesthetic surgery | Surgery
Cardiac surgery | cardiothoracic surgery, heart surgery, open-heart surgery | Surgery
Neurosurgery | brain surgery, spinal surgery | Surgery
Family medicine | family practice, primary care medicine, family physician | General practice
Geriatric medicine | geriatrician, medicine of old age
Sports medicine | sports injuries, sports injury treatment, sports physiotherapy
Tropical medicine | travel medicine, travel health
Aesthetic medicine | botox, dermal fillers, botulinum toxin, cosmetic injections
Manual therapy | manual mobilization, joint mobilization, spinal manipulation | Physical therapy
Lymphatic drainage | manual lymphatic drainage, lymphoedema management, lymphedema therapy
Hydrotherapy | aquatic therapy, water therapy, balneotherapy
Electrotherapy | tens therapy, ultrasound therapy | Physical therapy
Acupuncture | acupuncturist, dry needling, acupressure
Osteopathy | osteopathic medicine, osteopath
Chiropractic | chiropractor, chiropractic adjustment
Homeopathy | homoeopathy, homeopathic medicine
Herbal medicine | phytotherapy, herbalism, herbal remedies
Aromatherapy | essential oils therapy
Reflexology | foot reflexology
Reiki | reiki healing, energy healing
Meditation instruction | mindfulness training, teaching mindfulness, mindfulness-based stress reduction, mindfulness
Music therapy | music therapist
Art therapy | art therapist, creative arts therapy
Drama therapy | dramatherapy, psychodrama
Play therapy | play therapist, therapeutic play
Animal-assisted therapy | pet therapy, therapy dogs
Cognitive behavioral therapy | =CBT, dialectical behavior therapy | Psychotherapy
Family therapy | systemic therapy, couples therapy, marriage counseling, family counselling, marriage and family therapy | Psychotherapy
Grief counseling | bereavement counselling, bereavement support, grief support | Counseling
Trauma-informed care | trauma therapy, trauma-informed practice, =EMDR
Suicide prevention | suicide risk assessment, suicide intervention, safeTALK | Crisis intervention
Motivational interviewing | motivational counselling
Peer support | peer counseling, peer support worker, peer mentoring
Psychological assessment | psychological testing, psychometric testing, psychometrics, neuropsychological testing | Psychology
Forensic psychology | criminal psychology | Psychology
Educational psychology | school psychology | Psychology
Occupational psychology | organizational psychology, industrial psychology, work psychology | Psychology
Developmental psychology | child psychology | Psychology
Autism support | autism spectrum disorder, working with autistic children, supporting autistic people, autism care
Sensory integration | sensory processing, sensory therapy | Occupational therapy
Assistive technology | assistive devices, adaptive equipment, mobility aids, wheelchair fitting
Prosthetics and orthotics | prosthetics, orthotics, orthopaedic technology, prosthesis fitting, orthopedic shoemaking
Dental technology | dental prosthetics, denture making, dental laboratory work, crowns and bridges, dental technician
Oral surgery | maxillofacial surgery, dental implants, tooth extraction, implantology | Dentistry
Endodontics | root canal treatment, root canals | Dentistry
Hearing aid fitting | hearing aid acoustics, hearing aids, hearing aid dispensing, audiometry | Audiology
Clinical nutrition | dietetics, dietitian, diet planning, nutritional counselling, meal planning for patients, nutrition counseling | Nutrition
Sports nutrition | performance nutrition | Nutrition
Weight management | weight loss coaching, obesity management
Medication reconciliation | medication review, medicines reconciliation, medicines management | Medication administration
Sterile compounding | iv admixture, aseptic compounding, chemotherapy compounding | Pharmacy practice
Vaccine storage | vaccine cold chain, vaccine handling
Clinical pharmacy | hospital pharmacy, clinical pharmacist | Pharmacy practice
Medical writing | clinical study reports, regulatory writing, medical communications
Clinical data management | clinical databases, case report forms, =eCRF
Clinical monitoring | clinical trial monitoring, site monitoring, clinical research associate | Clinical research
Toxicology | toxicity testing, toxicological assessment
Care home management | nursing home administration, residential care management, care home manager, registered care manager, long-term care administration
Residential care | residential care work, care home work, nursing home care, assisted living, supported living, group home
Live-in care | live-in carer, 24-hour care | Home care
Respite care | respite services, short break care
Companionship care | companion care, companionship services, befriending
Household assistance | home help, domestic help, meal preparation for clients, light housekeeping for clients
Learning disability nursing | intellectual disability nursing, learning disability nurse | Nursing
Foster care | fostering, foster parenting, foster care placement
Adoption services | adoption casework, adoption assessments
Family support | family support work, parenting support, parent education, parenting classes
Domestic violence support | domestic abuse support, women's refuge, victim advocacy, victim support
Homelessness support | homeless outreach, homeless services, rough sleeping outreach, shelter work
Refugee support | refugee resettlement, asylum support, migrant support
Probation work | probation supervision, offender management, offender rehabilitation
Employment support | job coaching, supported employment, vocational rehabilitation, job seekers support, back-to-work programmes
Debt counseling | debt advice, money advice, credit counseling
Care quality inspection | care audits, care quality commission, cqc inspections, cqc standards
Person-centered care | person-centred care, person-centred planning, individualised support plans
Risk assessment in care | care risk assessments, falls risk assessment
Nail and foot hygiene | toenail cutting, basic foot hygiene
Ambulance driving | emergency driving, blue light driving, ambulance operation
Paramedicine | paramedic, prehospital care, pre-hospital care, prehospital emergency care | Emergency medical services
Mountain rescue | alpine rescue, avalanche rescue, rope rescue | Search and rescue
Water rescue | swift water rescue, surf rescue, lifeguarding, pool lifeguard | Search and rescue
Mental health first aid | mental health first aider, psychological first aid
Nanny work | nannying, nanny, au pair, babysitting, child minding, childminding | Childcare
After-school care | after-school programs, school-age care, out-of-school care, wraparound care | Childcare
Toddler care | infant and toddler care, caring for toddlers, nappy changing, diaper changing | Childcare
Play activities for children | play-based learning, organising play, children's activities, play leadership
Animal surgery | veterinary surgery, spaying and neutering | Veterinary medicine
Equine care | horse care, grooming horses, equine management, stable management, stable work
Dog training | obedience training, puppy training, dog behaviour, canine training
Kennel work | kennel management, dog boarding, cattery work, dog walking, pet sitting | Animal care
Zoo keeping | zookeeping, exotic animal care, animal enrichment | Animal care
Farrier work | horseshoeing, shoeing horses, farrier
Laboratory animal care | lab animal care, in vivo studies, rodent handling, animal husbandry in research
`;
