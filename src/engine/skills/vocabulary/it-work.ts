/** Work with computers in finer detail, and ways of working with people. */
export const itWork = `
[practice]
Help desk | helpdesk, it helpdesk, service desk, it service desk, first-level support, 1st level support, desktop support, user support, it user support, help desk support | IT support
Computer repair | pc repair, laptop repair, pc building, computer assembly, computer hardware installation, hardware installation, hardware repair | Hardware troubleshooting
Software installation | installing software, software deployment, os installation, operating system installation, device imaging, workstation setup, imaging computers
User account management | user administration, account provisioning, password resets, user provisioning, active directory user administration
Printer maintenance | printer support, printer setup, printer repair, copier repair
IT asset management | hardware inventory, software licence management, software asset management, asset tracking
IT procurement | hardware procurement, software procurement, it vendor management
IT project management | it projects, technical project management, software project management, software implementation, system implementation, system rollout | Project management
IT consulting | technology consulting, digital transformation, digitalization, it strategy, it advisory, it management
IT governance | =COBIT, it compliance, it policies, it risk management
Information security management | information security, =ISMS, security policies, security governance, it security, security awareness, security awareness training | Cybersecurity
Cloud security | cloud security posture, container security, kubernetes security, security automation | Cybersecurity
Secure coding | owasp, owasp top 10, secure development, static code analysis, secure software development, code security | Application security
Zero trust | network segmentation, microsegmentation, network access control, 802.1x
Encryption | =PKI, public key infrastructure, =TLS, =SSL, certificate management, digital signatures, data encryption | Cryptography
Backup and recovery | ~backups, data backup, backup management, database backups, backup and restore, data recovery | Disaster recovery
High availability | failover clustering, ~clustering servers, fault tolerance, replication of databases, database replication
Capacity management | capacity planning for systems, server monitoring
Patch management | software updates, windows updates, server patching, system updates
Server administration | server management, server maintenance, server installation, server configuration | System administration
Storage administration | =NAS, =SAN, =RAID, network attached storage, storage management
Network design | network planning, network architecture, network engineering, network infrastructure, network configuration, network installation, network monitoring, network troubleshooting | Network administration
Telephone systems | pbx, private branch exchange, telephony, unified communications, =SIP
Edge computing | fog computing, edge devices
High-performance computing | =HPC, supercomputing, slurm, cluster computing, grid computing | Parallel computing
Network programming | socket programming, tcp sockets, client-server programming
Systems programming | kernel development, device drivers, driver development, operating system development, linux kernel, compiler development, compilers
Firmware development | firmware, bare-metal programming, embedded firmware, embedded software, embedded linux, embedded c++ | Embedded systems
Communication buses | =I2C, =SPI bus, =UART, =RS-232, rs-485, can protocol, serial communication
Microprocessors | ARM Cortex, STM32, esp32, pic microcontrollers, avr microcontrollers | Microcontrollers
Desktop application development | windows applications, gui development, desktop software, gui programming | Software development
Cross-platform development | cross-platform mobile development, hybrid apps, cross-platform apps | Mobile development
Browser extensions | chrome extensions, web extensions
Single-page applications | =SPA development, server-side rendering, isomorphic rendering, micro frontends, client-side rendering | Front-end development
State management | flux architecture, reactive programming, reactive streams
Web performance | page speed optimization, core web vitals, website performance, ~caching, cdn, content delivery networks
Web accessibility | WCAG, =ARIA, accessible design, screen reader testing, section 508 | Accessibility
Web hosting | website hosting, domain management, cpanel, plesk, website maintenance, web administration, website management, webmaster
E-commerce development | online shop development, payment gateway integration, shopping cart development, payment integration | Web development
CMS development | wordpress development, theme development, plugin development, drupal development, wordpress themes | Web development
API design | rest api design, api management, api gateways, api integration, web services, third-party apis, webhooks | API development
Message-driven systems | publish-subscribe, pub/sub, event streaming, event sourcing, CQRS | Event-driven architecture
Software design | software engineering principles, clean code, clean architecture, =SOLID principles, hexagonal architecture, model-view-controller, =MVC, software engineering | Software development
Legacy modernization | legacy systems, application modernization, code migration, software maintenance
Code quality | coding standards, static analysis, ~linting, code coverage, technical debt
Branching strategies | git flow, gitflow, trunk-based development, merge requests, pull requests | Version control
Deployment automation | continuous deployment, continuous delivery, continuous integration, build automation, deployment pipelines, build pipelines, blue-green deployment, canary releases | CI/CD
Monitoring and alerting | application monitoring, log management, ~alerting, on-call duty, centralized logging, distributed tracing, logging and monitoring | Observability
Chaos engineering | resilience engineering, error budgets, slos, service level objectives
Cloud architecture | multi-cloud, hybrid cloud, cloud infrastructure, cloud-native development, cloud native, cloud design, cloud engineering, cloud platforms, cloud services | Cloud computing
Cloud cost management | finops, cloud cost optimization, cloud spend
Database programming | stored procedures, ~triggers and views, sql tuning, database queries, query tuning | SQL
Data architecture | data mesh, data platform, data platforms, medallion architecture, data vault, data warehouse architecture | Data engineering
Data pipelines | data ingestion, batch processing, data processing pipelines, change data capture, data orchestration | Data engineering
Dimensional modeling | star schema, snowflake schema, kimball, slowly changing dimensions | Data modeling
Exploratory data analysis | =EDA, descriptive statistics, data exploration | Data analysis
Dashboards | dashboard development, dashboarding, kpi dashboards, dashboard design, interactive dashboards, reporting dashboards | Data visualization
Ad-hoc reporting | report development, management reporting, report generation, report creation, monthly reports, report automation | Reporting
Classification models | decision trees, random forests, random forest, support vector machines, naive bayes, k-nearest neighbors, supervised learning | Machine learning
~Clustering | k-means, unsupervised learning, dimensionality reduction, anomaly detection, outlier detection | Machine learning
Neural networks | convolutional neural networks, recurrent neural networks, =CNN, =RNN, =LSTM, =GAN, generative adversarial networks, transformers architecture, artificial neural networks | Deep learning
Large language models | LLM, llms, gpt models, GPT, fine-tuning llms, foundation models, language models | Generative AI
AI agents | agentic ai, multi-agent systems, ai automation, llm agents, model context protocol
Text mining | sentiment analysis, named entity recognition, text classification, topic modeling, text analytics, information extraction, information retrieval | Natural language processing
Machine translation | neural machine translation, speech synthesis, text-to-speech, speech-to-text | Natural language processing
Image recognition | object detection, image classification, image segmentation, face recognition, image processing, optical character recognition, =OCR | Computer vision
Model deployment | model serving, model monitoring, ml pipelines, model evaluation, model training, hyperparameter tuning, model validation | MLOps
Responsible AI | ai ethics, explainable ai, model interpretability, ai governance, algorithmic fairness, eu ai act
Knowledge graphs | ~ontologies, ontology engineering, semantic web, =RDF, sparql, linked data, =OWL ontologies
Causal inference | uplift modeling, difference-in-differences, propensity score matching, quasi-experimental design | Statistics
Location analytics | geospatial analysis, geospatial data, spatial data, geocoding, spatial databases | Geographic information systems
Smart contracts | web3, decentralized applications, =DeFi, nfts, hyperledger, distributed ledger technology, tokenization | Blockchain
Digital twins | digital twin, industry 4.0, smart factory, industrial internet of things, =IIoT, smart manufacturing
Autonomous driving | self-driving cars, sensor fusion, adas, =SLAM, path planning of robots, autonomous vehicles
Model-based design | model-based systems engineering, =MBSE, sysml, hardware-in-the-loop, =HIL testing, rapid control prototyping
Systems engineering | system integration and test, verification and validation, interface control documents, systems engineer, system verification
Security testing | dast, sast, fuzz testing, ~fuzzing | Software testing
Mobile testing | cross-browser testing, compatibility testing, device testing | Software testing
Defect management | bug tracking, bug reporting, defect tracking, bug triage, defect reporting, issue tracking
Test management | test coordination, test reporting, qa management, test leadership | Software testing
Test data management | test environments, test environment management, test data generation
Load testing | stress testing, scalability testing, ~benchmarking systems | Performance testing
[soft]
Self-confidence | assertiveness, self-assurance, confident manner
Open-mindedness | ~curiosity, openness to new ideas, intellectual curiosity
Reliability as a person | reliable worker, dependable, trustworthiness
~Friendliness | friendly manner, approachability, courteous manner, ~politeness, friendly and helpful, ~courtesy
~Enthusiasm | positive attitude, can-do attitude, passion for the job, positive thinking
Sense of responsibility | ~accountability, taking responsibility, ownership mentality, taking ownership
Diplomatic skills | ~tact, diplomacy with people, tact and diplomacy
~Loyalty | commitment to the job, dedication to work, commitment to work
Spatial awareness | spatial thinking, three-dimensional thinking, spatial reasoning
Sense of style | aesthetic sense, eye for design, sense of aesthetics, sense of colour
Numerical skills | numeracy, number skills, mental arithmetic, arithmetic, basic math skills, basic math, good with numbers
Reading comprehension | reading skills, text comprehension
Giving feedback | receiving feedback, constructive feedback, feedback skills
Results orientation | goal orientation, goal-oriented work, results-driven, target-driven, goal setting, drive for results, results-oriented
Change readiness | willingness to change, change agility, dealing with ambiguity, dealing with uncertainty
Service orientation | service-minded, client orientation, helpfulness, service mindset, hospitality mindset
Systems thinking | holistic thinking, conceptual thinking, abstract thinking, logical thinking, logical reasoning, lateral thinking
Digital skills | digital literacy, digital competence, internet skills
Willingness to travel | travel readiness, international mobility, willing to travel
Shift readiness | shift work, night shifts, weekend work, working shifts, rotating shifts, night work, flexible working hours
Cross-functional teamwork | cross-team collaboration, interdisciplinary work, interdisciplinary teamwork, multidisciplinary teams
Working in international teams | intercultural skills, working across cultures
`;
