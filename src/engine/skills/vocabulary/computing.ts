/** How software is built and run: practices, clouds, systems, networks, security, tests. */
export const computing = `
[practice]
Software development | software engineering, software programming, computer programming, application development, programming skills, ~programming, ~coding
Front-end development | front end, frontend, frontend development, front end engineering, ui development | Web development
Back-end development | backend, backend development, back-end, server-side development | Software development
Full-stack development | full stack, fullstack, full-stack web development | Front-end development, Back-end development
Web development | web programming, web application development, web applications, web technologies, web developer, website development | Software development
Mobile development | mobile app development, mobile application development, mobile apps, mobile applications | Software development
Game development | game programming, game design | Software development
Embedded systems | embedded software, embedded development, firmware, firmware development, embedded programming | Software development
API development | api design, api integration, rest and soap, ~=API, web services, web apis, api gateway
Microservices | microservice architecture, micro services, microservices architecture | Software architecture
Software architecture | solution architecture, system architecture, application architecture, solutions architecture, systems architecture, enterprise architecture
System design | systems design, distributed system design
Distributed systems | distributed computing
Event-driven architecture | event driven, event sourcing, cqrs | Software architecture
Domain-driven design | =DDD | Software architecture
Object-oriented programming | =OOP, object oriented design, ooad, object-oriented | Software development
Functional programming |  | Software development
Scripting | scripting languages, automation scripts
Parallel computing | parallel programming, high performance computing, =HPC, multithreading, multi-threading, concurrency
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
CI/CD | continuous integration, continuous delivery, continuous deployment, ci/cd pipelines, cicd, build pipelines | DevOps
Infrastructure as code | =IaC | DevOps
Site reliability engineering | =SRE, site reliability | DevOps
Containerization | containers orchestration, container orchestration, software containers
Serverless | serverless computing, serverless architecture, function as a service | Cloud computing
Cloud computing | cloud services, cloud infrastructure, cloud platforms, cloud technologies, cloud engineering, cloud-native, public cloud, cloud architecture
Cloud migration | cloud adoption | Cloud computing
Virtualization | virtual machines, server virtualization, hypervisors
System administration | systems administration, sysadmin, server administration, system admin, systems administrator, server management
Linux administration | linux system administration, linux server administration | Linux, System administration
Network administration | network management, network engineering, computer networking, network configuration, network support, ~networking
Network security |  | Cybersecurity
Cybersecurity | cyber security, information security, it security, infosec, computer security, cyber defense, data security
Application security | appsec, secure coding, owasp, owasp top 10, web application security | Cybersecurity
Penetration testing | pen testing, pentesting, pentest, ethical hacking, red teaming | Cybersecurity
Vulnerability management | vulnerability assessment, vulnerability scanning | Cybersecurity
Incident response | security incident response, security operations, security operations center | Cybersecurity
Threat modeling | threat intelligence, threat hunting, threat detection | Cybersecurity
Digital forensics | computer forensics, cyber forensics | Cybersecurity
Malware analysis | reverse engineering malware | Cybersecurity
Identity and access management | =IAM, identity management, single sign-on, =SSO, access management, saml
Cryptography | encryption, =PKI, public key infrastructure
Firewalls | firewall administration, firewall configuration, palo alto firewalls, fortinet, fortigate | Network security
Disaster recovery | business continuity, backup and recovery, business continuity planning, data backup
IT support | technical support, help desk, helpdesk, desktop support, service desk, it helpdesk, end user support, user support, it technical support
Hardware troubleshooting | computer repair, computer hardware, pc repair, hardware maintenance, hardware repair | IT support
IT service management | =ITSM, it services management, service management
Software testing | software quality assurance, qa testing, test engineering, ~testing, ~=QA, software qa
Manual testing | exploratory testing | Software testing
Automated testing | test automation, automation testing, qa automation, automated tests | Software testing
Unit testing | unit tests | Automated testing
Integration testing | end-to-end testing, e2e testing, end to end tests | Software testing
Regression testing |  | Software testing
Performance testing | load testing, stress testing | Software testing
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
Observability | application monitoring, system monitoring, infrastructure monitoring, log management
Data migration | system migration, database migration
Systems integration | system integration, enterprise application integration, application integration
Robotic process automation | =RPA, process automation
Accessibility | web accessibility, wcag, digital accessibility, a11y, section 508
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
Blockchain | smart contracts, web3, distributed ledger
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
Microcontrollers | arduino, stm32, pic microcontrollers, esp32, arm cortex | Embedded systems
Raspberry Pi |  | Embedded systems
ROS | robot operating system, =ROS2 | Robotics

[tool]
Linux | gnu/linux, linux operating system, linux systems | Operating systems
Ubuntu |  | Linux
Debian |  | Linux
Red Hat Enterprise Linux | =RHEL, red hat, redhat, red hat linux | Linux
CentOS | rocky linux | Linux
Unix | solaris, =AIX, hp-ux, freebsd | Operating systems
macOS | mac os, mac os x, apple macos, os x | Operating systems
Microsoft Windows | windows os, windows 10, windows 11, windows xp, windows operating system, ~=Windows | Operating systems
Windows Server | microsoft windows server, windows server administration | System administration
Active Directory | microsoft active directory, azure ad, entra id, azure active directory, group policy, ldap | Identity and access management
Exchange Server | microsoft exchange, exchange online | System administration
iOS | apple ios, ios development, ios sdk, iphone development | Mobile development
Android | android development, android app development, google android | Mobile development
Git | git version control | Version control
GitHub | git hub | Git
GitLab | git lab, gitlab ci | Git
Bitbucket |  | Git
Subversion | =SVN, apache subversion, tortoisesvn | Version control
Mercurial |  | Version control
Perforce | helix core | Version control
GitHub Actions |  | CI/CD
Jenkins |  | CI/CD
Travis CI | =Travis | CI/CD
CircleCI | circle ci | CI/CD
TeamCity |  | CI/CD
Bamboo CI | atlassian bamboo | CI/CD
Azure DevOps | team foundation server, =TFS, microsoft team foundation server, =VSTS, azure pipelines | CI/CD
Argo CD | argocd, gitops | CI/CD, Kubernetes
Docker | docker compose, dockerfile, docker containers | Containerization
Podman |  | Containerization
Kubernetes | k8s, kubernates | Containerization
Helm | helm charts | Kubernetes
OpenShift | red hat openshift | Kubernetes
Istio | service mesh | Kubernetes
Rancher |  | Kubernetes
HashiCorp Vault | hashicorp
Terraform | hashicorp terraform, opentofu | Infrastructure as code
CloudFormation | aws cloudformation, aws cdk | Infrastructure as code, AWS
Pulumi |  | Infrastructure as code
Ansible | red hat ansible | Infrastructure as code
Puppet | puppet configuration | Infrastructure as code
Chef configuration management | opscode chef, chef infra, ~=Chef | Infrastructure as code
SaltStack |  | Infrastructure as code
Vagrant |  | Virtualization
AWS | amazon web services, aws cloud, amazon aws | Cloud computing
Amazon EC2 | =EC2, aws ec2, amazon elastic compute cloud | AWS
Amazon S3 | aws s3, =S3, amazon simple storage service | AWS
AWS Lambda | lambda functions | AWS, Serverless
Amazon ECS | =ECS, aws ecs, fargate, aws fargate | AWS, Containerization
Amazon EKS | aws eks, =EKS | AWS, Kubernetes
Amazon RDS | aws rds, =RDS, amazon aurora | AWS
Amazon SQS | aws sqs, aws sns, amazon sns | AWS
CloudWatch | amazon cloudwatch, aws cloudwatch | AWS, Observability
Azure | microsoft azure, azure cloud, ms azure | Cloud computing
Azure Functions |  | Azure, Serverless
Google Cloud | =GCP, google cloud platform, gcloud | Cloud computing
Google Kubernetes Engine | =GKE | Google Cloud, Kubernetes
Firebase | google firebase, firestore | Google Cloud
IBM Cloud | bluemix | Cloud computing
Oracle Cloud | oracle cloud infrastructure, =OCI | Cloud computing
DigitalOcean | digital ocean | Cloud computing
Heroku |  | Cloud computing
Vercel | netlify | Cloud computing
Cloudflare | cloudflare workers
OpenStack | open stack | Cloud computing
Cloud Foundry |  | Cloud computing
VMware | vsphere, vmware esxi, esxi, vcenter | Virtualization
Hyper-V | microsoft hyper-v | Virtualization
VirtualBox | oracle virtualbox | Virtualization
Proxmox | kvm hypervisor | Virtualization
Citrix | citrix xenapp, citrix xendesktop, xenserver | Virtualization
Nginx |  | Web servers
Apache HTTP Server | apache web server, apache httpd | Web servers
Tomcat | apache tomcat | Web servers
JBoss | wildfly, jboss eap | Web servers
WebSphere | ibm websphere | Web servers
WebLogic | oracle weblogic, oracle weblogic server | Web servers
IIS | internet information services, microsoft iis | Web servers
Web servers | application servers
HAProxy | load balancing, load balancers | Network administration
RabbitMQ | rabbit mq | Message queues
ActiveMQ |  | Message queues
IBM MQ | websphere mq, mqseries | Message queues
MQTT |  | Message queues
Message queues | message brokers, messaging systems, message queue
Prometheus | prometheus monitoring | Observability
Grafana |  | Observability
Datadog | data dog | Observability
New Relic | newrelic | Observability
Splunk |  | Observability
ELK Stack | elastic stack, logstash, kibana | Observability
Nagios | zabbix, icinga | Observability
Dynatrace | appdynamics | Observability
OpenTelemetry | jaeger tracing | Observability
Sentry | sentry.io | Observability
SonarQube | sonar qube | Code review
Selenium | selenium webdriver, selenium ide | Automated testing
Cypress | cypress.io | Automated testing
Playwright | microsoft playwright | Automated testing
Puppeteer |  | Automated testing
Jest | jestjs, vitest | Unit testing, JavaScript
Mocha | mocha.js, mochajs, chai.js | Unit testing, JavaScript
Jasmine | jasmine karma | Unit testing, JavaScript
Cucumber | cucumber bdd, gherkin | Behavior-driven development
Robot Framework |  | Automated testing
Appium |  | Automated testing
TestNG |  | Unit testing, Java
JMeter | apache jmeter | Performance testing
LoadRunner | load runner | Performance testing
Gatling | k6 load testing | Performance testing
TestRail |  | Test planning
HP ALM | hp quality center, quality center | Test planning
UiPath | ui path | Robotic process automation
Blue Prism |  | Robotic process automation
Automation Anywhere |  | Robotic process automation
Wireshark | tcpdump | Network security
Nmap |  | Network security
Metasploit |  | Penetration testing
Burp Suite | burpsuite | Penetration testing
Kali Linux |  | Penetration testing, Linux
Nessus | tenable, qualys | Vulnerability management
SIEM | security information and event management, qradar, arcsight | Incident response
CrowdStrike | endpoint protection, endpoint detection and response | Cybersecurity
Snort | intrusion detection, intrusion detection systems | Network security
Okta | auth0 | Identity and access management
CyberArk | privileged access management | Identity and access management
Cisco networking | cisco ios, cisco routers, cisco switches, ~=Cisco, cisco systems | Network administration
Juniper | juniper networks, junos | Network administration
Microsoft Intune | =SCCM, mobile device management, endpoint manager | System administration
ServiceNow | service now | IT service management
Zendesk |  | Customer support
Freshdesk | freshservice | Customer support
BMC Remedy | remedy ticketing | IT service management
Eclipse IDE | ~=Eclipse
IntelliJ IDEA | intellij, pycharm, webstorm, phpstorm, jetbrains
Visual Studio | microsoft visual studio
Visual Studio Code | vs code, vscode
=Vim | neovim, emacs
Jupyter | jupyter notebook, jupyter notebooks, jupyterlab, ipython | Python
Microservice gateway | kong gateway, apigee, mulesoft, wso2 | API development
SAP NetWeaver |  | SAP
Drupal |  | Content management systems
Joomla |  | Content management systems
WordPress | word press, woocommerce, elementor | Content management systems
Contentful | headless cms, strapi, sanity cms | Content management systems
Adobe Experience Manager | =AEM, adobe aem | Content management systems
Sitecore | umbraco, kentico | Content management systems
Content management systems | =CMS, content management system, web content management
Magento | adobe commerce | E-commerce
Shopify | shopify plus, shopify liquid | E-commerce
PrestaShop | opencart, bigcommerce | E-commerce
`;
