/** Design, media and the arts; law; teaching; the natural sciences. */
export const creative = `
[practice]
Graphic design | graphic designing, graphics design, visual communication, graphic designer
Visual design | visual designer | Graphic design
User experience design | ux design, =UX, user experience, ux/ui, ui/ux, ui/ux design, ux/ui design, experience design, user-centered design
User interface design | ui design, =UI, user interface, user interfaces, interface design
User research | ux research, user interviews, usability research, persona development | User experience design
Interaction design |  | User experience design
Product design | product designer
Service design
Design thinking | human-centered design, human centred design
Design systems | component libraries | User interface design
Information architecture | sitemaps | User experience design
Wireframing | wireframes, ~prototyping, rapid prototyping, mockups, wireframe design | User experience design
Web design | website design, web designing, web designer
Typography | | Graphic design
Logo design |  | Branding, Graphic design
Packaging design |  | Graphic design
Print design | print production, prepress, pre-press | Graphic design
Desktop publishing | page layout, layout design | Graphic design
Illustration | drawing illustrations, hand drawing, ~sketching, ~drawing
Animation
Motion graphics | motion design | Animation
3D modeling | 3d design
Visual effects | =VFX
Photography | photographer
Photo editing | retouching | Photography
Videography | video production, film production
Video editing | film editing, post-production | Videography
Audio production
Live sound | stage lighting, stage management, lighting design
Broadcasting
Journalism
~Editing | manuscript editing
Creative writing | scriptwriting, script writing
Screenwriting
~Publishing | editorial management, editorial planning
Translation | ~translating, translator, document translation
~Interpreting | simultaneous interpretation, interpreter
Subtitling | ~captioning, transcription, audio transcription
Art direction | creative direction, creative director | Leadership
Interior design | interior architecture
Fashion design | apparel design, garment design, pattern making, pattern cutting
Sewing
Tailoring
Textile design
Knitting
Weaving
Embroidery
Jewelry making | jewellery making, gemology
Goldsmithing
Music performance | playing the piano
~Singing
~Piano
~Guitar
Music theory
~Acting | theatre performance, performing arts, drama performance
Dance
Ballet
Choreography
Art history | curating, curation, exhibition design, museum studies
Ceramics | ~painting, fine arts
~Sculpture
Floral design
Legal research | case law research, westlaw, lexisnexis, lexis | Law
Legal drafting | contract drafting, legal writing, drafting contracts, legal documents, drafting legal documents, pleadings | Law
Litigation | civil litigation, litigation support | Law
Trial advocacy |  | Law
Contract law | commercial contracts, contract review, commercial law | Law
Corporate law | company law, business law | Law
Criminal law | criminal defense, criminal justice | Law
Family law | divorce law | Law
Employment law | labor law, employment legislation | Law
Immigration law | visa applications, immigration services | Law
Intellectual property | ~patents, ~trademarks | Law
Patent law |  | Law
Copyright law |  | Law
Real estate law | conveyancing, property law, title search | Law
Environmental law | environmental regulations, environmental legislation | Law
International law | human rights law | Law
Arbitration | alternative dispute resolution | Law
E-discovery | ediscovery, document review, relativity software | Litigation
Paralegal work | paralegal, legal assistance, legal secretary, legal support, legal administration | Law
Notary services | notary public, notarization
Compliance | regulatory compliance, legal compliance, compliance management, compliance monitoring, policy compliance
Data protection | gdpr, data privacy, general data protection regulation, privacy law, information privacy, ccpa | Compliance
Teaching | classroom teaching, teaching experience, classroom instruction, ~instruction, school teaching
Lesson planning | lesson plans, lesson preparation, lesson design | Teaching
Curriculum development | curriculum design, course development, course design, curriculum planning | Teaching
Instructional design | elearning, e-learning, learning design | Training and development
Classroom management | behaviour management in classrooms, student discipline | Teaching
Early childhood education | preschool education, early years education, montessori | Teaching
Primary education | elementary education, primary teaching, elementary teaching | Teaching
Secondary education | high school teaching, secondary teaching | Teaching
Higher education | | Teaching
Special education | special needs education, special educational needs, =SEN, individualized education programs, iep development, ieps | Teaching
Adult education | vocational training, vocational education | Teaching
Language teaching | | Teaching
Tutoring | private tuition, academic tutoring, ~tutor | Teaching
Student assessment | ~grading, student evaluation, educational assessment | Teaching
Academic advising | student advising, student counseling, career counseling, career guidance, career coaching, school counseling
Music education | music teaching, piano teaching | Teaching
Physical education | pe teaching, sports education | Teaching
STEM education | science teaching, mathematics teaching, math teaching | Teaching
Educational technology | edtech, smart boards, interactive whiteboards
Library science | cataloging, cataloguing, library management, librarianship, reference services
Academic research | scientific research, research methods, research methodology, research skills, ~research, research design
Qualitative research
Quantitative research
Scientific writing | academic writing, research papers, scientific publications, peer-reviewed publications, manuscript preparation
Literature review | literature reviews, literature search | Academic research
Experimental design | design of experiments, ~=DOE, designing experiments | Academic research
Field research | fieldwork, field data collection, field surveys
Data collection | data gathering, collecting data
Laboratory skills | laboratory techniques, lab techniques, wet lab, laboratory equipment, laboratory safety, lab skills, laboratory management
Molecular biology | dna extraction, gel electrophoresis, western blot, western blotting, cloning techniques | Biology
PCR | polymerase chain reaction, qpcr, rt-pcr | Molecular biology
Cell culture | tissue culture, mammalian cell culture | Biology
Genetics | genomics, gene editing, next generation sequencing | Biology
CRISPR |  | Biology
DNA sequencing |  | Biology
Bioinformatics | computational biology | Biology
Microbiology | | Biology
Virology |  | Biology
Biochemistry | enzymology | Biology, Chemistry
Protein purification |  | Biology, Chemistry
Proteomics |  | Biology, Chemistry
ELISA |  | Biology, Chemistry
Immunology | flow cytometry | Biology
Biotechnology | bioprocessing | Biology
Fermentation |  | Biology
Neuroscience |  | Biology
Zoology | plant biology, wildlife biology, wildlife management | Biology
Botany |  | Biology
Ecology | conservation biology, environmental monitoring, biodiversity, ~conservation | Environmental science
Marine biology |  | Biology
Oceanography |  | Biology
Aquaculture |  | Biology
Analytical chemistry | chemical analysis | Chemistry
Chromatography | =HPLC, =GC-MS, lc-ms | Analytical chemistry
Spectroscopy | mass spectrometry, spectrophotometry | Analytical chemistry
Organic chemistry | chemical synthesis, organic synthesis | Chemistry
Inorganic chemistry | physical chemistry | Chemistry
Microscopy | | Laboratory skills
Materials science
Metallurgy
Polymer science
Nanotechnology
~Formulation | pharmaceutical formulation, product formulation, drug development, drug discovery | Chemistry
Food science | food chemistry, sensory evaluation
Food technology
Geology | geochemistry
Geophysics
Hydrology
Hydrogeology
Soil science
Meteorology | weather forecasting
Climate science
Astronomy |  | Physics
Astrophysics |  | Physics
Environmental impact assessment | environmental assessment, environmental auditing, environmental management, environmental compliance | Environmental science
Sustainability | sustainable development, carbon footprint, circular economy
Carbon accounting

[knowledge]
~Law | legal knowledge, jurisprudence, legal advice, legal counsel, legal services
Biology | biological sciences, life sciences
Chemistry | chemical sciences
~Physics | applied physics, photonics
Optics
Thermodynamics
Fluid mechanics
Environmental science | environmental sciences, environmental studies
Sociology | social sciences, social science research
Anthropology
Political science | geopolitics
International relations
~Philosophy | ethics studies
Theology
~History
Archaeology

[tool]
Adobe Creative Suite | adobe creative cloud, adobe cc, adobe suite, creative cloud, creative suite
Adobe Photoshop | photoshop, adobe systems adobe photoshop | Photo editing, Adobe Creative Suite
Adobe Illustrator | ~=Illustrator | Adobe Creative Suite, Graphic design
Adobe InDesign | indesign, in design | Desktop publishing, Adobe Creative Suite
Adobe After Effects | after effects, aftereffects | Motion graphics, Adobe Creative Suite
Adobe Premiere Pro | premiere pro, adobe premiere | Video editing, Adobe Creative Suite
Adobe Lightroom | lightroom | Photo editing, Adobe Creative Suite
Adobe XD |  | Wireframing, Adobe Creative Suite
Adobe Acrobat | acrobat pro, adobe reader
Adobe Audition |  | Audio production
Audacity |  | Audio production
Adobe Dreamweaver | dreamweaver | Web design
Adobe Flash | macromedia flash | Animation
Figma |  | Wireframing, User interface design
Sketch app | ~=Sketch, bohemian sketch | Wireframing, User interface design
InVision |  | Wireframing
~=Marvel | marvel app | Wireframing
Axure RP | axure | Wireframing
Balsamiq |  | Wireframing
Zeplin |  | Wireframing
Miro |  | Collaboration software
~=MURAL | mural boards | Collaboration software
FigJam |  | Collaboration software
Canva |  | Graphic design
CorelDRAW | corel draw, corel | Graphic design
GIMP |  | Photo editing
Inkscape |  | Photo editing
Affinity Designer |  | Photo editing
Affinity Photo |  | Photo editing
QuarkXPress | quark xpress | Desktop publishing
Procreate |  | Illustration
=Blender | blender 3d | 3D modeling
Autodesk Maya | =Maya | 3D modeling, Animation
3ds Max | 3d studio max, 3dsmax, autodesk 3ds max | 3D modeling
Cinema 4D |  | 3D modeling
Houdini | houdini fx | 3D modeling
ZBrush |  | 3D modeling
Final Cut Pro | final cut | Video editing
DaVinci Resolve |  | Video editing
Avid Media Composer |  | Video editing
iMovie |  | Video editing
Pro Tools |  | Audio production
Logic Pro |  | Audio production
Ableton Live | ableton | Audio production
Cubase |  | Audio production
OBS Studio |  | Broadcasting
Live streaming |  | Broadcasting
SketchUp | google sketchup, sketch up | 3D modeling
Webflow |  | Web design
Wix |  | Web design
Squarespace |  | Web design
Moodle |  | Educational technology
Learning management systems | learning management system, =LMS | Educational technology
Blackboard Learn |  | Educational technology
Canvas LMS |  | Educational technology
Google Classroom |  | Educational technology
Articulate Storyline | articulate 360 | Instructional design
Adobe Captivate |  | Instructional design
Camtasia |  | Instructional design
SDL Trados | trados | Translation
Computer-assisted translation | cat tools | Translation
memoQ |  | Translation
NVivo |  | Academic research
ATLAS.ti |  | Academic research
MAXQDA |  | Academic research
Zotero |  | Literature review
EndNote |  | Literature review
Mendeley |  | Literature review
LIMS | laboratory information management system | Laboratory testing
LabVIEW | national instruments labview
Clio |  | Paralegal work
Legal practice management |  | Paralegal work

[licence]
Teaching licence | teaching certificate, teaching license, teacher certification, qualified teacher status, =QTS, =PGCE, teaching credential, certified teacher | Teaching
Bar admission | admitted to the bar, bar exam, licensed attorney, bar association membership | Law
`;
