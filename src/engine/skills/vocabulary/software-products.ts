/** More products for building, securing and running software. */
export const softwareProducts = `
[tool]
EnCase |  | Digital forensics
Forensic Toolkit |  | Digital forensics
Cellebrite |  | Digital forensics
~=Autopsy | autopsy forensics | Digital forensics
Azure Sentinel | microsoft sentinel | SIEM
Google Chronicle |  | SIEM
Microsoft Defender |  | SIEM
Zscaler |  | Network security
Netskope |  | Network security
Cisco Umbrella |  | Network security
SailPoint |  | Identity and access management
Saviynt |  | Identity and access management
Ping Identity |  | Identity and access management
Veeam |  | Disaster recovery
Commvault |  | Disaster recovery
Veritas NetBackup | netbackup, veritas | Disaster recovery
NetApp |  | System administration
EMC storage |  | System administration
Pure Storage |  | System administration
Storage area networks | storage area network | System administration
Cisco Meraki |  | Network administration
Ubiquiti |  | Network administration
Aruba Networks | aruba wireless | Network administration
=F5 | big-ip, f5 load balancer | Network administration
SolarWinds |  | Observability
PRTG |  | Observability
ManageEngine |  | Observability
PagerDuty |  | Incident response
Opsgenie |  | Incident response
=Jamf |  | System administration
Apple Business Manager |  | System administration
Kandji |  | System administration
Spacelift |  | Infrastructure as code
Terragrunt |  | Infrastructure as code
Crossplane |  | Infrastructure as code
~=Packer |  | Infrastructure as code
cloud-init |  | Infrastructure as code
~=Consul |  | Distributed systems
etcd |  | Distributed systems
Apache ZooKeeper | zookeeper | Distributed systems
Envoy Proxy |  | Microservices
Linkerd |  | Kubernetes
Traefik |  | Web servers
Apache Camel | apache cxf, spring integration | Java
Apache Pulsar |  | Message queues
=NATS | nats messaging | Message queues
Amazon MSK |  | Message queues
~=Temporal |  | Process mapping
Activiti | | Process mapping
Camunda |  | Process mapping
Flowable |  | Process mapping
=Pega |  | Low-code development
Appian |  | Low-code development
OutSystems |  | Low-code development
Mendix |  | Low-code development
Retool |  | Low-code development
~=Bubble | bubble.io | Low-code development
~=Make | make.com | Low-code development
Zapier |  | Low-code development
n8n |  | Low-code development
Nx monorepo |  | Front-end development
Turborepo |  | Front-end development
=Lerna |  | Front-end development
Bazel |  | Front-end development
ESLint |  | JavaScript
~=Prettier | prettier formatter | JavaScript
SonarLint |  | JavaScript
Zustand |  | React
MobX |  | React
~=Recoil |  | React
TanStack Query | react query | React
~=Redwood | t3 stack | TypeScript
tRPC |  | TypeScript
Drizzle ORM |  | SQL, Node.js
TypeORM |  | SQL, Node.js
Sequelize |  | SQL, Node.js
Knex.js |  | SQL, Node.js
=Hono |  | Node.js
=hapi | hapi.js | Node.js
=Koa | koa.js, koajs | Node.js
HTMX |  | JavaScript
~=Stimulus | stimulus js | JavaScript
~=Hotwire |  | JavaScript
~=Lit |  | JavaScript
~=Stencil | stencil.js | JavaScript
~=Polymer |  | JavaScript
Web components |  | JavaScript
Ant Design |  | React
Chakra UI |  | React
shadcn/ui | shadcn | React
Mantine |  | React
Radix UI |  | React
PixiJS |  | Game development, JavaScript
~=Phaser |  | Game development, JavaScript
Babylon.js |  | Game development, JavaScript
~=Expo | react navigation | React Native
~=Realm |  | Mobile development
~=Room | room database | Mobile development
Core Data |  | Mobile development
Fastlane |  | Mobile development
App Store Connect |  | Mobile development
Google Play Console |  | Mobile development
TestFlight |  | Mobile development
~=Espresso |  | Automated testing
~=Detox | detox testing | Automated testing
XCTest |  | Automated testing
BrowserStack |  | Automated testing
Sauce Labs |  | Automated testing
LambdaTest |  | Automated testing
~=Pact |  | API testing
Contract testing |  | API testing
WireMock |  | API testing
Katalon |  | Automated testing
Tricentis Tosca | tricentis, tosca | Automated testing
Ranorex |  | Automated testing
TestComplete |  | Automated testing
Xray test management |  | Test planning
Zephyr Scale |  | Test planning
qTest |  | Test planning
~=Locust |  | Performance testing
BlazeMeter |  | Performance testing
NeoLoad |  | Performance testing
Bugzilla |  | Software testing
Mantis Bug Tracker |  | Software testing
Rational ClearQuest | clearquest | Software testing
Redmine |  | Software testing
YouTrack |  | Software testing
ClearCase | rational clearcase | Version control
Plastic SCM |  | Version control
Enterprise Architect |  | Software architecture
Sparx Systems |  | Software architecture
Rational Rose |  | Software architecture
ArchiMate |  | Software architecture
TOGAF |  | Software architecture
UML | unified modeling language, use case diagrams, sequence diagrams, plantuml | Software architecture
IBM Mainframe | mainframe, ibm iseries | Operating systems
z/OS |  | Operating systems
JCL |  | Operating systems
CICS |  | Operating systems
AS/400 |  | Operating systems
RPG programming | rpgle, ile rpg | IBM Mainframe
PowerBuilder | clipper | Software development
FoxPro | visual foxpro | Software development
Crystal language |  | Software development
Raku |  | Software development
Ballerina | ballerina language | Software development
OpenMRS |  | Electronic health records
DHIS2 |  | Electronic health records
OpenEMR |  | Electronic health records
Kobo Toolbox |  | Data collection
ODK Collect |  | Data collection
CommCare |  | Data collection
Survey123 |  | Data collection
Google Earth | google earth engine | Geographic information systems
Google Maps API |  | Geographic information systems
Mapbox |  | Geographic information systems
~=Leaflet | leaflet.js | Geographic information systems
OpenLayers |  | Geographic information systems
=ENVI |  | Geographic information systems
LiDAR processing |  | Geographic information systems
Pix4D |  | Geographic information systems
ERDAS IMAGINE |  | Geographic information systems
Remote sensing |  | Geographic information systems
Photogrammetry |  | Geographic information systems
~=Sabre | sabre gds | Tourism
Worldspan |  | Tourism
Travelport |  | Tourism
`;
