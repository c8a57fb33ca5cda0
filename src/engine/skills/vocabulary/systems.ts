/** Systems, clouds, servers, and the programs that build, watch, test and secure software. */
export const systems = `
[tool]
Linux | gnu/linux, linux operating system, linux systems | Operating systems
Ubuntu |  | Linux
Debian |  | Linux
Red Hat Enterprise Linux | =RHEL, red hat, redhat, red hat linux | Linux
CentOS |  | Linux
Rocky Linux |  | Linux
Unix |  | Operating systems
Solaris |  | Operating systems
=AIX |  | Operating systems
HP-UX |  | Operating systems
FreeBSD |  | Operating systems
macOS | mac os, mac os x, apple macos, os x | Operating systems
Microsoft Windows | windows os, windows 10, windows 11, windows xp, windows operating system, ~=Windows | Operating systems
Windows Server | microsoft windows server, windows server administration | System administration
Active Directory | microsoft active directory, azure ad, entra id, azure active directory | Identity and access management
Group Policy |  | Identity and access management
LDAP |  | Identity and access management
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
Argo CD | argocd | CI/CD, Kubernetes
GitOps |  | CI/CD, Kubernetes
Docker | docker compose, dockerfile, docker containers | Containerization
Podman |  | Containerization
Kubernetes | k8s, kubernates | Containerization
Helm | helm charts | Kubernetes
OpenShift | red hat openshift | Kubernetes
Istio |  | Kubernetes
Service mesh |  | Microservices
Rancher |  | Kubernetes
HashiCorp Vault | hashicorp
Terraform | hashicorp terraform | Infrastructure as code
OpenTofu |  | Infrastructure as code
CloudFormation | aws cloudformation | Infrastructure as code, AWS
AWS CDK |  | Infrastructure as code, AWS
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
Amazon ECS | =ECS, aws ecs | AWS, Containerization
AWS Fargate | fargate | AWS, Containerization
Amazon EKS | aws eks, =EKS | AWS, Kubernetes
Amazon RDS | aws rds, =RDS, amazon aurora | AWS
Amazon SQS | aws sqs | AWS
Amazon SNS | aws sns | AWS
CloudWatch | amazon cloudwatch, aws cloudwatch | AWS, Observability
Azure | microsoft azure, azure cloud, ms azure | Cloud computing
Azure Functions |  | Azure, Serverless
Google Cloud | =GCP, google cloud platform, gcloud | Cloud computing
Google Kubernetes Engine | =GKE | Google Cloud, Kubernetes
Firebase | google firebase | Google Cloud
Cloud Firestore | firestore | Google Cloud
IBM Cloud | bluemix | Cloud computing
Oracle Cloud | oracle cloud infrastructure, =OCI | Cloud computing
DigitalOcean | digital ocean | Cloud computing
Heroku |  | Cloud computing
Vercel |  | Cloud computing
Netlify |  | Cloud computing
Cloudflare | cloudflare workers
OpenStack | open stack | Cloud computing
Cloud Foundry |  | Cloud computing
VMware | vsphere, vcenter | Virtualization
VMware ESXi | esxi | VMware
Hyper-V | microsoft hyper-v | Virtualization
VirtualBox | oracle virtualbox | Virtualization
Proxmox |  | Virtualization
KVM | kvm hypervisor | Virtualization
Citrix | citrix xenapp, citrix xendesktop | Virtualization
XenServer |  | Virtualization
Nginx |  | Web servers
Apache HTTP Server | apache web server, apache httpd | Web servers
Tomcat | apache tomcat | Web servers
JBoss | wildfly, jboss eap | Web servers
WebSphere | ibm websphere | Web servers
WebLogic | oracle weblogic, oracle weblogic server | Web servers
IIS | internet information services, microsoft iis | Web servers
Web servers | application servers
HAProxy |  | Network administration
Load balancing | load balancers | Network administration
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
ELK Stack | elastic stack | Observability
Logstash |  | Observability
Kibana |  | Observability
Nagios |  | Observability
Zabbix |  | Observability
Icinga |  | Observability
Dynatrace |  | Observability
AppDynamics |  | Observability
OpenTelemetry |  | Observability
~=Jaeger | jaeger tracing | Observability
Sentry | sentry.io | Observability
SonarQube | sonar qube | Code review
Selenium | selenium webdriver, selenium ide | Automated testing
Cypress | cypress.io | Automated testing
Playwright | microsoft playwright | Automated testing
Puppeteer |  | Automated testing
Jest | jestjs | Unit testing, JavaScript
Vitest |  | Unit testing, JavaScript
Mocha | mocha.js, mochajs | Unit testing, JavaScript
~=Chai | chai.js | Unit testing, JavaScript
Jasmine | jasmine karma | Unit testing, JavaScript
Cucumber | cucumber bdd | Behavior-driven development
Gherkin |  | Behavior-driven development
Robot Framework |  | Automated testing
Appium |  | Automated testing
TestNG |  | Unit testing, Java
JMeter | apache jmeter | Performance testing
LoadRunner | load runner | Performance testing
Gatling |  | Performance testing
k6 | k6 load testing | Performance testing
TestRail |  | Test planning
HP ALM | hp quality center, quality center | Test planning
UiPath | ui path | Robotic process automation
Blue Prism |  | Robotic process automation
Automation Anywhere |  | Robotic process automation
Wireshark |  | Network security
tcpdump |  | Network security
Nmap |  | Network security
Metasploit |  | Penetration testing
Burp Suite | burpsuite | Penetration testing
Kali Linux |  | Penetration testing, Linux
Nessus |  | Vulnerability management
Tenable |  | Vulnerability management
Qualys |  | Vulnerability management
SIEM | security information and event management | Incident response
QRadar |  | Incident response
ArcSight |  | Incident response
CrowdStrike |  | Cybersecurity
Endpoint protection |  | Cybersecurity
Endpoint detection and response |  | Cybersecurity
Snort |  | Network security
Intrusion detection | intrusion detection systems | Network security
Okta |  | Identity and access management
Auth0 |  | Identity and access management
CyberArk |  | Identity and access management
Privileged access management |  | Identity and access management
Cisco networking | cisco ios, cisco routers, cisco switches, ~=Cisco, cisco systems | Network administration
Juniper | juniper networks, junos | Network administration
Microsoft Intune | endpoint manager | System administration
=SCCM |  | System administration
Mobile device management |  | System administration
ServiceNow | service now | IT service management
Zendesk |  | Customer support
Freshdesk |  | Customer support
Freshservice |  | Customer support
BMC Remedy | remedy ticketing | IT service management
Eclipse IDE | ~=Eclipse
IntelliJ IDEA | intellij, jetbrains
PyCharm
WebStorm
PhpStorm
Visual Studio | microsoft visual studio
Visual Studio Code | vs code, vscode
=Vim | neovim
Emacs
Jupyter | jupyter notebook, jupyter notebooks, jupyterlab, ipython | Python
Microservice gateway |  | API development
~=Kong | kong gateway | API development
Apigee |  | API development
MuleSoft |  | API development
WSO2 |  | API development
SAP NetWeaver |  | SAP
Drupal |  | Content management systems
Joomla |  | Content management systems
WordPress | word press | Content management systems
WooCommerce |  | Content management systems
Elementor |  | Content management systems
Contentful |  | Content management systems
Headless CMS |  | Content management systems
Strapi |  | Content management systems
~=Sanity | sanity cms | Content management systems
Adobe Experience Manager | =AEM, adobe aem | Content management systems
Sitecore |  | Content management systems
Umbraco |  | Content management systems
Kentico |  | Content management systems
Content management systems | ~=CMS, content management system, web content management
Magento | adobe commerce | E-commerce
Shopify | shopify plus, shopify liquid | E-commerce
PrestaShop |  | E-commerce
OpenCart |  | E-commerce
BigCommerce |  | E-commerce
`;
