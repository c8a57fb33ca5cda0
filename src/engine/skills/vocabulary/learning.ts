/** Teaching, training, museums, research methods and the sciences. */
export const learning = `
[practice]
English teaching | =TEFL, =TESOL, =ESL, =EFL, teaching english as a foreign language, english as a second language, =CELTA, esl teaching | Language teaching
Literacy teaching | reading instruction, phonics, guided reading, reading intervention, adult literacy, teaching reading, literacy instruction | Teaching
Numeracy teaching | numeracy skills teaching, early numeracy | Teaching
History teaching | social studies teaching, geography teaching, humanities teaching, civics teaching | Teaching
Art teaching | art education, art lessons, visual arts teaching, drama teaching, dance teaching, craft teaching | Teaching
Computer science teaching | teaching programming, coding instruction, ict teaching, digital skills training, coding workshops | Teaching
Vocational teaching | technical education, apprenticeship training, trade instruction, apprentice training, workplace training of apprentices | Teaching
University teaching | ~lecturing, university lecturing, teaching undergraduates, seminar teaching, college teaching, teaching assistantship, lecturer | Higher education
Thesis supervision | supervising theses, dissertation supervision, supervising students, student supervision, doctoral supervision
Exam preparation | test preparation, exam coaching, sat preparation, ielts preparation, toefl preparation | Tutoring
Marking and grading | grading papers, marking exams, grading assignments, exam marking, exam invigilation, grading student work, proctoring exams | Student assessment
Assessment design | rubric design, test construction, exam writing, item writing, formative assessment, summative assessment | Student assessment
Differentiated instruction | differentiated teaching, differentiated learning, scaffolding in teaching, adaptive teaching, personalised learning
Inclusive education | inclusive teaching, inclusion in schools, =SEN support, individual education plans, =IEP
Behavior management in class | positive behavior support, student behaviour
Montessori education | montessori method, montessori teaching | Early childhood education
Reggio Emilia approach | waldorf education, steiner education, froebel education
Early years foundation stage | =EYFS, early years practice, kindergarten teaching, preschool teaching, nursery teaching, pre-school education, kindergarten teacher, preschool teacher | Early childhood education
Child development observation | developmental observation of children, learning journals, child assessments, developmental screening
Classroom assistance | teaching assistance, teaching assistant, teacher's aide, classroom support, paraprofessional in schools, learning support, learning support assistant
Substitute teaching | supply teaching, substitute teacher, cover teaching | Teaching
School leadership | school administration, headteacher, school management, educational leadership, principal of a school, school principal
Student recruitment | university admissions, student admissions, admissions counseling, enrolment management, enrollment management
Student affairs | student services, student support, residence life, student engagement, student welfare
Parent communication | parent-teacher conferences, parent engagement, working with parents, parents' evenings
E-learning development | e-learning authoring, course authoring, =SCORM, online course creation, online course design, elearning design | Instructional design
Gamification | game-based learning, serious games
Training delivery | delivering training, running workshops, train the trainer, corporate training, classroom training, staff training, employee training, training new staff, training staff, training new employees | Training and development
Training needs analysis | training needs assessment, skills gap analysis, competency frameworks, competency mapping | Training and development
Training evaluation | kirkpatrick model, learning analytics, evaluation of training
Museum education | museum work, gallery education | Teaching
Conservation of art | art restoration, painting restoration, object conservation, paper conservation, art conservation
Archive work | archival science, archivist, archives management, digital preservation, digitization of records, archival research
Library services | reader services, circulation desk, children's library, library assistance, interlibrary loans
Knowledge management | knowledge bases, knowledge sharing, knowledge transfer, lessons learned, knowledge base management
Interview research | semi-structured interviews, in-depth interviews, ethnography, ethnographic research, qualitative interviews, thematic analysis, focus group moderation | Qualitative research
Systematic reviews | meta-analysis, evidence synthesis, systematic review, evidence reviews | Literature review
Peer review | reviewing manuscripts, journal editing, journal reviewing
Research ethics | institutional review board, ethics approval, informed consent, irb protocols, research integrity
Research funding | research proposals, research grants, horizon europe, eu funding, grant applications, funding applications | Grant writing
Research project management | managing research projects, principal investigator, research coordination, research administration
Research data management | fair data, open science, research data curation
Technology transfer | spin-offs, commercialization of research, licensing of technology, innovation transfer
Patent searching | prior art search, patent research, patent analysis
Science communication | science outreach, public engagement with science, science journalism, popular science writing
Conference presenting | scientific presentations, poster presentations, presenting at conferences, academic presentations
Survival analysis | biostatistics, cox regression, epidemiological statistics, clinical statistics | Statistics
Sampling methods | sample size calculation, power analysis, sampling design, stratified sampling | Statistics
~Optimization | linear programming, mathematical optimization, mixed-integer programming, constraint programming, convex optimization | Operations research
~Simulation | discrete-event simulation, agent-based modeling, simulation modelling, system dynamics, simulation models
Graph theory | combinatorics, discrete mathematics, network analysis of graphs | Mathematics
Linear algebra | calculus, differential equations, real analysis, multivariable calculus | Mathematics
Probability theory | stochastic processes, stochastic calculus, probability | Mathematics
~Geometry | ~topology, trigonometry, ~algebra | Mathematics
Quantum mechanics | quantum physics, quantum theory, quantum field theory | Physics
Particle physics | high-energy physics, nuclear physics, accelerator physics, detector physics | Physics
Solid-state physics | condensed matter physics, semiconductor physics, superconductivity | Physics
Plasma physics | fusion research, plasma technology | Physics
~Acoustics | sound measurement, room acoustics, psychoacoustics
Thermal analysis | heat transfer, differential scanning calorimetry, thermogravimetric analysis, thermal management, thermal engineering
X-ray diffraction | =XRD, crystallography, x-ray crystallography, x-ray fluorescence
Electron microscopy | scanning electron microscopy, transmission electron microscopy, sem imaging, atomic force microscopy, =TEM imaging | Microscopy
Fluorescence microscopy | confocal microscopy, live-cell imaging, immunofluorescence, light microscopy | Microscopy
~Cloning | molecular cloning, plasmid construction, gene cloning, recombinant dna, transformation of bacteria | Molecular biology
Gene expression analysis | rna-seq, rna sequencing, microarrays, rt-qpcr, transcriptomics, real-time pcr | Molecular biology
Metabolomics | lipidomics, systems biology, multi-omics
Liquid chromatography | =UPLC, gas chromatography, ion chromatography, size exclusion chromatography | Chromatography
NMR spectroscopy | nuclear magnetic resonance, =NMR | Spectroscopy
Infrared spectroscopy | FTIR, raman spectroscopy, uv-vis spectroscopy, ultraviolet-visible spectroscopy, atomic absorption spectroscopy | Spectroscopy
~Titration | wet chemistry, gravimetric analysis, volumetric analysis, karl fischer titration | Analytical chemistry
Electrochemistry | cyclic voltammetry, corrosion testing, corrosion engineering, corrosion protection, battery chemistry | Chemistry
Environmental chemistry | water chemistry, atmospheric chemistry | Chemistry
Cosmetic chemistry | cosmetic formulation, cosmetics development, fragrance creation, perfumery
Laboratory quality | iso 17025, method validation, laboratory accreditation, iso 15189, analytical method development
Pipetting | liquid handling, dilution series, micropipetting, buffer preparation, media preparation, reagent preparation
Sample preparation | sample extraction, sample digestion, preparing samples
Laboratory automation | lab robots, liquid handling robots, automated assays, high-throughput screening
Animal experiments | animal models, mouse models, animal testing, mouse handling, in vivo models
Stem cell research | stem cells, tissue engineering, regenerative medicine, organoids, gene therapy, cell therapy
Structural biology | cryo-em, protein structure, protein engineering, protein expression, antibody engineering
Synthetic biology | genetic engineering, metabolic engineering
Population genetics | evolutionary biology, phylogenetics, quantitative genetics | Genetics
Parasitology | mycology, bacteriology, bacterial culture | Microbiology
Physiology | human physiology, exercise physiology, anatomy and physiology, human anatomy, anatomy
Kinesiology | biomechanics, exercise science, sports science, movement science, gait analysis
Cognitive science | cognitive psychology, behavioral science, cognitive neuroscience
Linguistics | phonetics, corpus linguistics, sociolinguistics
Literature | comparative literature, literary analysis, english literature studies, literary criticism, literary studies
Cultural studies | media studies, gender studies, area studies, cultural anthropology
Demography | population studies, demographic analysis
Criminology | forensic science, crime analysis, fingerprint analysis, ballistics
Forensic anthropology | forensic pathology, autopsy procedures, post-mortem examination
~Cartography | map making, mapmaking, ~topographic mapping, thematic mapping
Geography | human geography, physical geography
Geodesy | gnss processing, land survey computations
Paleontology | palaeontology, fossil preparation, stratigraphy, sedimentology, mineralogy, petrology
Seismology | earthquake engineering, seismic interpretation, seismic design, seismic data processing
Volcanology | glaciology, geomorphology, natural hazards
Excavation of archaeological sites | archaeological excavation, archaeological fieldwork, finds processing
Oral history | historical research, genealogy, genealogical research
Futures studies | foresight, scenario planning, technology foresight, trend research, trend analysis
`;
