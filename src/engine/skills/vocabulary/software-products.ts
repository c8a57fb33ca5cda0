/** More products for building, securing and running software. */
export const softwareProducts = `
[tool]
EnCase | forensic toolkit | Digital forensics
Cellebrite |  | Digital forensics
Autopsy | autopsy forensics | Digital forensics
Azure Sentinel | microsoft sentinel, google chronicle | SIEM
Microsoft Defender |  | SIEM
Zscaler |  | Network security
Netskope |  | Network security
Cisco Umbrella |  | Network security
SailPoint |  | Identity and access management
Saviynt |  | Identity and access management
Ping Identity |  | Identity and access management
Veeam | veritas | Disaster recovery
Commvault |  | Disaster recovery
Veritas NetBackup | netbackup | Disaster recovery
NetApp | emc storage, storage area network, pure storage | System administration
Storage area networks |  | System administration
Cisco Meraki | aruba wireless | Network administration
Ubiquiti |  | Network administration
Aruba Networks |  | Network administration
=F5 | big-ip, f5 load balancer | Network administration
SolarWinds |  | Observability
PRTG |  | Observability
ManageEngine |  | Observability
PagerDuty |  | Incident response
Opsgenie |  | Incident response
=Jamf | apple business manager | System administration
Kandji |  | System administration
Spacelift |  | Infrastructure as code
Terragrunt |  | Infrastructure as code
Crossplane |  | Infrastructure as code
~=Packer | cloud-init | Infrastructure as code
~=Consul |  | Distributed systems
etcd |  | Distributed systems
Apache ZooKeeper | zookeeper | Distributed systems
Envoy Proxy | | Microservices
Linkerd | | Kubernetes
Traefik | | Web servers
Apache Camel | apache cxf, spring integration | Java
Apache Pulsar |  | Message queues
NATS | nats messaging | Message queues
Amazon MSK |  | Message queues
~=Temporal | activiti | Process mapping
Camunda |  | Process mapping
Flowable |  | Process mapping
=Pega |  | Low-code development
Appian |  | Low-code development
OutSystems |  | Low-code development
Mendix |  | Low-code development
Retool | bubble.io, make.com | Low-code development
Zapier |  | Low-code development
n8n |  | Low-code development
Nx monorepo |  | Front-end development
Turborepo |  | Front-end development
Lerna |  | Front-end development
Bazel |  | Front-end development
ESLint | prettier formatter, sonarlint | JavaScript
Zustand |  | React
MobX |  | React
Recoil |  | React
TanStack Query | react query | React
~=Redwood | t3 stack | TypeScript
tRPC |  | TypeScript
Drizzle ORM |  | SQL, Node.js
TypeORM |  | SQL, Node.js
Sequelize |  | SQL, Node.js
Knex.js |  | SQL, Node.js
=Hono | hapi.js, koajs | Node.js
Koa | koa.js | Node.js
HTMX |  | JavaScript
Stimulus | stimulus js | JavaScript
Hotwire |  | JavaScript
~=Lit | stencil.js, polymer | JavaScript
Web components |  | JavaScript
Ant Design |  | React
Chakra UI |  | React
shadcn/ui | shadcn | React
Mantine |  | React
Radix UI |  | React
PixiJS |  | Game development, JavaScript
Phaser |  | Game development, JavaScript
Babylon.js |  | Game development, JavaScript
~=Expo | react navigation | React Native
~=Realm |  | Mobile development
Room | room database | Mobile development
Core Data |  | Mobile development
Fastlane | app store connect, google play console | Mobile development
TestFlight |  | Mobile development
~=Espresso | detox testing | Automated testing
XCTest |  | Automated testing
BrowserStack |  | Automated testing
Sauce Labs |  | Automated testing
LambdaTest |  | Automated testing
~=Pact | contract testing | API testing
WireMock |  | API testing
Katalon |  | Automated testing
Tricentis Tosca | tricentis, tosca | Automated testing
Ranorex |  | Automated testing
TestComplete |  | Automated testing
Xray test management | zephyr scale | Test planning
qTest |  | Test planning
~=Locust |  | Performance testing
BlazeMeter |  | Performance testing
NeoLoad |  | Performance testing
Bugzilla | mantis bug tracker, clearquest, rational clearquest | Software testing
Redmine |  | Software testing
YouTrack |  | Software testing
ClearCase | rational clearcase, plastic scm | Version control
Enterprise Architect | sparx systems, rational rose | Software architecture
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
Leaflet | leaflet.js | Geographic information systems
OpenLayers |  | Geographic information systems
=ENVI | lidar processing, pix4d | Geographic information systems
ERDAS IMAGINE |  | Geographic information systems
Remote sensing |  | Geographic information systems
Photogrammetry |  | Geographic information systems
~=Sabre | sabre gds | Tourism
Worldspan |  | Tourism
Travelport |  | Tourism
`;
