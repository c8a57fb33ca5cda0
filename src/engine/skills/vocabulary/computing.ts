/** How software is built and run: practices, clouds, systems, networks, security, tests. */
export const computing = `
[practice]
Software development | software programming, computer programming, application development, programming skills, ~programming, ~coding
Front-end development | front end, frontend, frontend development, front end engineering, ui development | Web development
Back-end development | backend, backend development, back-end, server-side development | Software development
Full-stack development | full stack, fullstack, full-stack web development | Front-end development, Back-end development
Web development | web programming, web application development, web applications, web technologies, web developer, website development | Software development
Mobile development | mobile app development, mobile application development, mobile apps, mobile applications | Software development
Game development | game programming, game design | Software development
Embedded systems | embedded development, embedded programming | Software development
API development | rest and soap, ~=API, web apis, api gateway
Microservices | microservice architecture, micro services, microservices architecture | Software architecture
Software architecture | solution architecture, system architecture, application architecture, solutions architecture, systems architecture, enterprise architecture
System design | systems design, distributed system design
Distributed systems | distributed computing
Event-driven architecture | event driven | Software architecture
Domain-driven design | =DDD | Software architecture
Object-oriented programming | =OOP, object oriented design, ooad, object-oriented | Software development
Functional programming |  | Software development
Scripting | scripting languages, automation scripts
Parallel computing | parallel programming, multithreading, multi-threading, concurrency
Design patterns | software design patterns, gang of four patterns | Software development
Data structures | algorithms and data structures, data structures and algorithms, =DSA
Algorithms | algorithm design
Refactoring | code refactoring, legacy code | Software development
Code review | code reviews, peer code review | Software development
Pair programming | mob programming | Software development
Technical documentation | technical writing, software documentation, api documentation, technical writer
Requirements analysis | requirements gathering, requirements engineering, requirement analysis, requirements elicitation, user requirements
Software development life cycle | =SDLC, software development lifecycle, software life cycle
DevOps | dev ops, devsecops, devops practices
CI/CD | ci/cd pipelines, cicd | DevOps
Infrastructure as code | =IaC | DevOps
Site reliability engineering | =SRE, site reliability | DevOps
Containerization | containers orchestration, container orchestration, software containers
Serverless | serverless computing, serverless architecture, function as a service | Cloud computing
Cloud computing | cloud technologies, public cloud
Cloud migration | cloud adoption | Cloud computing
Virtualization | virtual machines, server virtualization, hypervisors
System administration | systems administration, sysadmin, system admin, systems administrator
Linux administration | linux system administration, linux server administration | Linux, System administration
Network administration | network management, computer networking, network support, ~networking
Network security |  | Cybersecurity
Cybersecurity | cyber security, infosec, computer security, cyber defense, data security
Application security | appsec, web application security | Cybersecurity
Penetration testing | pen testing, pentesting, pentest, ethical hacking, red teaming | Cybersecurity
Vulnerability management | vulnerability assessment, vulnerability scanning | Cybersecurity
Incident response | security incident response, security operations, security operations center | Cybersecurity
Threat modeling | threat intelligence, threat hunting, threat detection | Cybersecurity
Digital forensics | computer forensics, cyber forensics | Cybersecurity
Malware analysis | reverse engineering malware | Cybersecurity
Identity and access management | =IAM, identity management, single sign-on, =SSO, access management, saml
Cryptography
Firewalls | firewall administration, firewall configuration, palo alto firewalls, fortinet, fortigate | Network security
Disaster recovery | business continuity, business continuity planning
IT support | technical support, end user support, it technical support
Hardware troubleshooting | computer hardware, hardware maintenance | IT support
IT service management | =ITSM, it services management, service management
Software testing | software quality assurance, qa testing, test engineering, ~testing, ~=QA, software qa
Manual testing | exploratory testing | Software testing
Automated testing | test automation, automation testing, qa automation, automated tests | Software testing
Unit testing | unit tests | Automated testing
Integration testing | end-to-end testing, e2e testing, end to end tests | Software testing
Regression testing |  | Software testing
Performance testing | | Software testing
User acceptance testing | =UAT, acceptance testing | Software testing
API testing |  | Software testing
Usability testing | user testing, usability tests
Test planning | test plans, test cases, test case design, test strategy | Software testing
Test-driven development | =TDD | Unit testing
Behavior-driven development | =BDD | Automated testing
Debugging | troubleshooting software, root cause debugging
Version control | source control, source code management, version control systems, revision control
Release management | release engineering, deployment management
Configuration management | software configuration management
Performance tuning | performance optimization, query optimization, code optimization
Observability | system monitoring, infrastructure monitoring
Data migration | system migration, database migration
Systems integration | system integration, enterprise application integration, application integration
Robotic process automation | =RPA, process automation
Accessibility | digital accessibility, a11y
Responsive design | responsive web design, mobile first design, mobile-first | CSS
Progressive web apps | =PWA, progressive web app | Web development
Internationalization | i18n, l10n, software localization
Reverse engineering
Low-code development | no-code, low code, nocode, power platform

[knowledge]
Operating systems
Data formats
Hardware description languages | =HDL
Computer science
Information technology | information systems
Computer graphics | 3d graphics, shader programming, shaders
Blockchain | distributed ledger
Ethereum |  | Blockchain
Internet of Things | =IoT
Augmented reality | virtual reality, =AR/VR, mixed reality, extended reality
Quantum computing
SaaS | software as a service | Cloud computing
Platform engineering |  | DevOps
TCP/IP | internet protocols, network protocols, ip networking
DNS | dhcp, dns management | Network administration
VPN | virtual private network | Network administration
LAN/WAN | =LAN, =WAN, local area network, wide area networks, wireless networks | Network administration
Routing and switching | routers and switches, =BGP, =OSPF, =VLAN, switches and routers, network routing | Network administration
VoIP | voice over ip, sip telephony, ip telephony | Telecommunications
Telecommunications | telecom, telecoms
5G | 4g lte, =LTE, mobile networks | Telecommunications
Fiber optics | fibre optic, fiber optic cabling, optical fiber | Telecommunications
Structured cabling | network cabling, cat6 cabling, cable installation, low voltage cabling
Data center operations | data centers, data centre, datacenter
Real-time operating systems | =RTOS, freertos | Embedded systems
Microcontrollers | arduino | Embedded systems
Raspberry Pi |  | Embedded systems
ROS | robot operating system, =ROS2 | Robotics
`;
