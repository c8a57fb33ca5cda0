/** Running organisations: projects, offices, people, buying; and winning customers: sales, marketing, service. */
export const business = `
[practice]
Project management | project manager, managing projects, project leadership, project coordination, project delivery, project execution
Program management | program manager, portfolio governance | Project management
Project planning | project scheduling, project plans, critical path method | Project management
Agile | agile methodology, agile methodologies, agile development, agile software development, agile project management, agile practices, ~=SAFe, scaled agile framework
Scrum | scrum master, scrum methodology, sprint planning, daily standups | Agile
Kanban | kanban boards | Agile
Waterfall | waterfall methodology, waterfall model | Project management
PRINCE2 | prince 2 | Project management
~=Lean | lean management, lean methodology, lean principles
Six Sigma | lean six sigma, =DMAIC | Process improvement
Kaizen | continuous improvement, =5S, 5s methodology | Process improvement
Process improvement | business process improvement, process optimization, business process management, process reengineering, =BPM, operational excellence
Process mapping | process modeling, bpmn, flowcharts, business process modeling, value stream mapping, workflow design
Change management | organizational change, organisational change management, transformation management
Stakeholder management | stakeholder engagement, stakeholder communication, managing stakeholders
Business analysis | business analyst, business requirements, business requirements analysis
Business strategy | strategy development, corporate strategy, strategic planning, strategic management, business planning, business plans
Product management | product manager, product owner, product ownership, product roadmap, product strategy, product roadmaps
Product development | new product development, product launch, product launches, product lifecycle management, =PLM
Management consulting | business consulting, strategy consulting, ~consulting
Operations management | business operations, operational management, managing operations, operations manager
Quality assurance | quality management, quality management systems, =QMS, quality systems
Quality control | quality inspection, product inspection, =QC, quality checks, quality testing | Quality assurance
Performance management | performance reviews, performance appraisal, performance appraisals, performance evaluation
Key performance indicators | =KPI, kpis, performance metrics, okrs, balanced scorecard
Crisis management | emergency management, contingency planning
Vendor management | supplier management, vendor relations, supplier relationship management, supplier relations, vendor relationships | Procurement
Procurement | purchasing, strategic sourcing, ~sourcing, purchase orders, procurement management, ~buying, buyer experience
Contract management | contract administration, contract lifecycle management, contracts administration
Tendering | tender management, bid management, request for proposals, =RFP, rfps, bid writing, ~tenders | Procurement
Facilities management | facility management, building management, office management, property maintenance
Event planning | event management, event coordination, event organization, conference planning, events management, organizing events
Office administration | administrative support, ~administration, clerical work, office support, administrative assistance, administrative duties, clerical duties, general office duties, secretarial skills, administrative tasks
Calendar management | diary management, appointment scheduling, scheduling appointments, scheduling meetings, appointment setting
Travel arrangements | travel coordination, travel booking, travel planning, booking travel
Reception | front desk, receptionist, front desk operations, greeting visitors, front office | Office administration
~Filing | document filing, records filing, record keeping, recordkeeping, maintaining records
Document management | document control, records management, archiving, document management systems | Filing
Minute taking | taking minutes, meeting minutes, note taking | Office administration
Email management | email correspondence, inbox management
Telephone skills | telephone etiquette, phone skills
Executive assistance | executive assistant, personal assistant, executive support | Office administration
Virtual assistance | virtual assistant | Office administration
Scheduling | work scheduling, production scheduling, roster management
Human resources | human resource management, hr management, =HRM, ~=HR, human resources management
Recruiting | recruitment, talent acquisition, ~hiring, ~staffing, candidate screening, end-to-end recruitment | Human resources
Onboarding | employee onboarding, new hire orientation, induction training | Human resources
Employee relations | | Human resources
Compensation and benefits | compensation management, ~remuneration | Human resources
Talent management | workforce planning, talent development | Human resources
Training and development | ~learning and development, ~=L&D, training programs
Organizational development | organisational development, organization design, organizational design | Human resources
Employee engagement | workplace culture, employer branding, employee wellbeing | Human resources
Corporate social responsibility | =CSR, =ESG, sustainability reporting
Business development | new business development, business growth, ~=BD, business expansion
Sales | sales skills, ~selling, sales experience, sales representative, salesmanship
Inside sales | inbound sales, telesales, telemarketing, outbound calling, cold calling, cold calls | Sales
Field sales | outside sales, territory management, territory sales | Sales
B2B sales | b2b, business to business, b2b marketing, corporate sales, enterprise sales, institutional sales | Sales
B2C sales | b2c, business to consumer, consumer sales | Sales
Retail sales | in-store sales, sales floor, shop sales, store sales | Sales
Channel sales | channel management, partner management, distributor management, channel partners, reseller management | Sales
Solution selling | consultative selling, consultative sales, technical sales, sales engineering, pre-sales, presales | Sales
Key account management | account management, key accounts, strategic accounts, account manager, client accounts, major accounts | Customer relationship management
Lead generation | sales prospecting, prospecting, lead qualification, lead nurturing, generating leads | Sales
Upselling | cross-selling, up-selling, suggestive selling | Sales
Closing deals | deal closing, closing sales, sales closing | Sales
Sales management | sales leadership, sales team management, sales operations, sales planning, sales strategy, managing sales teams | Sales
Sales presentations | product demonstrations, product demos, sales pitches, ~pitching | Sales
Customer relationship management | =CRM, crm software, crm systems, client relationship management, relationship management, client relations, customer relations, customer relationship management software
Customer service | customer care, client service, customer service skills, client services, serving customers, customer assistance, client servicing, guest service, guest services, customer experience
Customer support | customer success, client support | Customer service
Call center operations | call centre, contact center, voice process | Customer service
Complaint handling | complaints handling, complaint resolution, handling complaints, complaint management, customer complaints | Customer service
Customer retention | client retention, churn reduction, loyalty programs | Customer relationship management
Marketing | marketing management, marketing communications, marcom
Marketing strategy | marketing planning, marketing plans, go-to-market strategy | Marketing
Digital marketing | online marketing, internet marketing, web marketing | Marketing
Social media marketing | social media, social media advertising, social media strategy, community management | Digital marketing
Content marketing | content strategy, content creation, blog writing, blogging, content management, content development | Digital marketing
Search engine optimization | =SEO, on-page optimization | Digital marketing
Search engine marketing | =SEM, pay per click, =PPC, paid search, ppc campaigns | Digital marketing
Email marketing | newsletter marketing, e-mail marketing | Digital marketing
Affiliate marketing | influencer marketing | Digital marketing
Marketing automation | automated marketing, drip campaigns | Digital marketing
Growth marketing | growth hacking, conversion rate optimization, conversion optimization, performance marketing | Digital marketing
Web analytics | digital analytics, marketing analytics, website analytics | Data analysis
Market research | market analysis, marketing research, consumer research, market studies, focus groups, consumer insights
Competitive analysis | competitor analysis, competitive intelligence, swot analysis | Market research
Market segmentation | target groups | Marketing
Branding | brand awareness | Marketing
Product marketing |  | Marketing
Event marketing | trade shows, trade fairs, exhibitions marketing, experiential marketing | Marketing
Trade marketing | sales promotion, promotions management, point of sale marketing, in-store promotion | Marketing
Advertising | print advertising, advertising campaigns, online advertising, display advertising | Marketing
Public relations | corporate communications, ~=PR, public affairs
Internal communications | employee communications, corporate communication | Communication
Copywriting | copy writing, ad copy, web copy, advertising copy
E-commerce | ecommerce, online store, online shops
Franchise management | franchising
Corporate governance | board governance, company secretarial

[tool]
Salesforce | salesforce.com, sfdc, salesforce crm, salesforce administration, sales cloud, salesforce software | Customer relationship management
HubSpot | hub spot | Customer relationship management, Marketing automation
Zoho CRM | zoho | Customer relationship management
Pipedrive |  | Customer relationship management
SugarCRM |  | Customer relationship management
Freshsales |  | Customer relationship management
Siebel | oracle siebel, siebel crm | Customer relationship management
Marketo | adobe marketo | Marketing automation
Eloqua |  | Marketing automation
Pardot |  | Marketing automation, Salesforce
Salesforce Marketing Cloud |  | Marketing automation, Salesforce
Mailchimp |  | Email marketing
Constant Contact |  | Email marketing
Klaviyo |  | Email marketing
SendGrid |  | Email marketing
Campaign Monitor |  | Email marketing
Google Ads | google adwords, adwords | Search engine marketing
Google Tag Manager | google search console | Web analytics
Facebook Ads | meta ads, facebook ads manager, instagram ads, facebook advertising | Social media marketing
Meta Business Suite |  | Social media marketing
LinkedIn Sales Navigator | linkedin recruiter, linkedin marketing | Lead generation
Hootsuite |  | Social media marketing
~=Buffer | buffer social | Social media marketing
Sprout Social |  | Social media marketing
SEMrush |  | Search engine optimization
Ahrefs |  | Search engine optimization
Screaming Frog |  | Search engine optimization
Adobe Analytics | omniture | Web analytics
Hotjar |  | Web analytics
=Workday | workday hcm | HR information systems
ADP | adp workforce now | Payroll
Paychex |  | Payroll
=UKG |  | Payroll
Ceridian Dayforce |  | Payroll
BambooHR |  | HR information systems
~=Gusto | gusto payroll | HR information systems
Personio |  | HR information systems
Applicant tracking systems | applicant tracking system | Recruiting
Taleo |  | Recruiting
iCIMS |  | Recruiting
Bullhorn |  | Recruiting
HR information systems | =HRIS, hr software, hris systems | Human resources
SAP Ariba |  | Procurement
Oracle Procurement |  | Procurement
Coupa |  | Procurement
JAGGAER |  | Procurement
DocuSign |  | Document management
Adobe Sign |  | Document management
Qualtrics |  | Survey design
SurveyMonkey |  | Survey design
Google Forms |  | Survey design
Typeform |  | Survey design

[licence]
Project Management Professional | =PMP, pmp certification, pmp certified, =CAPM | Project management
Certified ScrumMaster | =CSM, professional scrum master, =CSPO | Scrum
Six Sigma Green Belt | six sigma black belt, green belt, six sigma certification, six sigma yellow belt | Six Sigma
ITIL | itil foundation, itil v3, itil v4, itil 4 | IT service management
SHRM certification | =SHRM, shrm-cp, =SPHR, =PHR, cipd | Human resources
CIPS | mcips | Procurement
AWS certification | aws certified, aws certified solutions architect, aws solutions architect, aws certified developer, aws cloud practitioner | AWS
Azure certification | azure administrator associate, az-900, az-104, microsoft certified azure | Azure
CISSP | cism | Cybersecurity
CISA | certified information systems auditor | Auditing
CompTIA Security+ | security+, comptia security | Cybersecurity
CompTIA A+ | comptia a | IT support
CompTIA Network+ | network+, comptia network | Network administration
Certified Ethical Hacker | =CEH, oscp | Penetration testing
CCNA | cisco certified network associate | Cisco networking
Certified Kubernetes Administrator | =CKA, =CKAD | Kubernetes
Microsoft Office Specialist | mos certification | Microsoft Office
Google Ads certification | google analytics certification | Google Ads
`;
