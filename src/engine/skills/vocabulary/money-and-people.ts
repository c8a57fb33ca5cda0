/** Money, property, staff, offices, projects, customers and markets in finer detail. */
export const moneyAndPeople = `
[practice]
Bank reconciliation | bank reconciliations, account reconciliation, account reconciliations, intercompany reconciliation, balance sheet reconciliation | Reconciliation
Consolidated accounts | group accounting, consolidation of accounts, group consolidation, intercompany accounting | Accounting
Transfer pricing | transfer pricing documentation, intercompany pricing | Tax
Payroll tax | wage tax, payroll processing, payroll administration, payroll accounting, wage calculation, running payroll, social security contributions | Payroll
Time and attendance | timekeeping, ~timesheets, time sheet processing, attendance tracking, time recording
Credit control | customer credit checks, credit checks, credit limits | Accounts receivable
~Billing | billing operations, customer billing, billing cycles, invoice verification, invoice matching, processing invoices | Invoicing
Petty cash | till reconciliation, cash reconciliation, cash desk, banking of takings, cash-up
Cash flow management | cash flow forecasting, liquidity planning, cash flow analysis, working capital management, liquidity management | Treasury management
Revenue recognition | asc 606, ifrs 15, revenue accounting | Accounting
Lease accounting | asc 842, ifrs 16 | Accounting
Inventory accounting | stock valuation, inventory valuation | Accounting
Project accounting | project controlling, project cost control, earned value management, earned value analysis | Cost control
Financial control | financial controlling, controllership, =SOX, financial controller
Statutory reporting | annual accounts, statutory accounts, financial statements, annual reports, preparing financial statements, financial statement preparation | Financial reporting
External audit | statutory audit, financial audit, audit planning, audit fieldwork, audit working papers, financial audits | Auditing
IT audit | information systems audit, it general controls, it controls testing | Auditing
Quality auditing | iso audits, quality audits, internal quality audits, lead auditor, process audits, supplier quality audits | Auditing
Ratio analysis | financial ratio analysis, financial statement analysis, balance sheet analysis, profitability analysis, break-even analysis, cost-benefit analysis | Financial analysis
Capital budgeting | capital expenditure planning, capex planning, investment appraisal, return on investment analysis, net present value | Corporate finance
Debt financing | leveraged finance, loan structuring, syndicated loans, debt capital markets, bond issuance, project finance, structured finance | Corporate finance
Equity financing | initial public offerings, =IPO, equity capital markets, share issuance
Investor relations | shareholder communication, earnings calls, shareholder relations
Wealth management | private banking, asset allocation, high-net-worth clients, client portfolio management, estate and wealth planning | Investment management
Portfolio management | portfolio analysis, portfolio construction, portfolio optimization, asset management, fund management, hedge funds | Investment management
Fund administration | fund operations, net asset value calculation, transfer agency, custody services, securities services
Securities settlement | trade settlement, trade support, post-trade processing, clearing and settlement, middle office
Foreign exchange | =FX, currency trading, fx trading, currency hedging, forex trading, bureau de change
Commodity trading | commodities trading, metals trading, agricultural commodities | Trading
Algorithmic trading | quantitative trading, high-frequency trading, backtesting strategies, trading algorithms | Trading
Technical analysis of markets | chart analysis, candlestick charts
Quantitative finance | quantitative analysis of markets, option pricing, black-scholes, stochastic modelling in finance, interest rate modelling
Market risk | value at risk, =VaR, stress testing of portfolios, liquidity risk, interest rate risk | Risk management
Operational risk | operational risk management, risk registers, risk and control self-assessment, enterprise risk management, risk mitigation, risk identification, risk assessments | Risk management
Teller services | bank teller, counter service in banks, cash deposits, account opening, opening bank accounts, teller transactions | Retail banking
Branch banking | bank branch management, bank branch operations, customer banking | Retail banking
Mortgage lending | mortgage advice, mortgage underwriting, mortgage broking, home loans, loan origination, mortgage processing, mortgage loans | Loan processing
Consumer lending | personal loans, credit cards, consumer credit, small business lending, microfinance, car finance | Loan processing
Payments processing | card payments, sepa payments, swift payments, =SEPA, wire transfers, merchant services
Know your customer | =KYC, customer due diligence, client onboarding in banking, sanctions screening, transaction monitoring | Anti-money laundering
Insurance sales | life insurance, insurance broking, insurance advice, insurance agent, selling insurance, property and casualty insurance, health insurance sales | Insurance
Loss adjusting | claims adjusting, claims investigation, damage assessment, loss assessment, claims processing, claims management, claims adjuster | Claims handling
Reinsurance | reinsurance treaties, catastrophe modelling | Insurance
Pension administration | ~pensions, pension schemes administration, 401(k) administration, occupational pensions
Actuarial valuation | ~reserving, mortality modelling, actuarial pricing, loss reserving, actuarial analysis | Actuarial science
Insolvency practice | corporate recovery, liquidation of companies, turnaround management, corporate restructuring, bankruptcy administration
Estate agency | real estate sales, property sales, lettings, letting agency, property viewings, estate agent, realtor, house viewings, real estate agent | Real estate
Real estate development | property development, real estate investment, site acquisition, land acquisition, property investment | Real estate
Homeowners association management | block management, strata management, condominium management, service charge accounting | Property management
Rent collection | tenant relations, tenancy agreements, lease administration, tenant screening, tenant management | Property management
Job analysis | job evaluation, job descriptions writing, writing job descriptions, role profiling, job grading | Human resources
Candidate sourcing | talent sourcing, boolean search for candidates, ~headhunting, executive search, active sourcing, candidate search | Recruiting
Job interviewing | candidate interviews, competency-based interviewing, behavioral interviewing, interviewing candidates, conducting interviews with candidates, structured interviews, telephone screening, screening candidates, cv screening, resume screening | Recruiting
Campus recruiting | graduate recruitment, university recruiting, early careers, campus hiring | Recruiting
Temporary staffing | temp agency work, staffing agency, contingent workforce, employee leasing, workforce staffing | Recruiting
Shift planning | rota planning, staff rostering, rostering, roster planning, staff scheduling, shift scheduling, employee scheduling, rotas, duty rosters | Scheduling
HR administration | personnel administration, personnel files, hr operations, employment contracts, hr support, employee records, hr coordination | Human resources
HR analytics | people analytics, workforce analytics, hr reporting, hr metrics | Human resources
HR business partnering | hr business partner, hr consulting, hr strategy, strategic hr | Human resources
Absence management | sickness absence management, leave management, attendance management, return to work interviews | Human resources
Disciplinary procedures | disciplinary hearings, workplace investigations, employee discipline, dismissal procedures, terminations of employment
Employee benefits | benefits administration, open enrollment, benefits enrollment, employee wellness programs | Compensation and benefits
Salary benchmarking | pay structures, salary surveys, incentive plans, bonus schemes design, job pricing, total rewards | Compensation and benefits
Global mobility | expatriate management, relocation management, work permits, employee visas
Succession planning | talent reviews, leadership development, high-potential programmes, leadership training, management training | Talent management
Staff supervision | supervising staff, supervising employees, staff management, managing staff, people management, personnel supervision, line management, supervising teams, employee supervision, supervisory skills | Team management
Remote team management | managing remote teams, distributed teams, virtual teams | Team management
Secretarial work | secretary, secretarial support, ~dictation, audio typing, ~shorthand, letter writing | Office administration
Photocopying | scanning documents, copying and scanning, document scanning, binding documents, laminating
Switchboard operation | telephone answering, answering telephones, answering phones, call handling, phone etiquette, switchboard, call routing, telephone operator | Telephone skills
Visitor management | visitor registration, welcoming visitors, visitor reception | Reception
Office supplies management | ordering office supplies, stationery ordering, ordering supplies, supply ordering
Board support | board meetings, company secretary, board papers, board reporting, committee servicing
Database maintenance in offices | updating records, record updating, records maintenance, file maintenance, data maintenance
Project portfolio management | pmo, project management office, programme office, project governance, project portfolio
Project risk management | project risks, risk log, raid logs, issue logs, issue management, project controls | Project management
Scope management | change requests, change control, scope definition, work breakdown structure, project charters
Resource management in projects | project resourcing, project budgeting, project budgets, managing project budgets
Project reporting | status reports, project status reporting, progress reports, project dashboards, status meetings
Project closeout | project evaluation, post-project reviews, ~retrospectives
Benefits realization | value realization, business cases, business case development, writing business cases
Scrum of scrums | release planning in agile, backlog refinement, product backlog, user stories, backlog management, backlog grooming, story mapping, product backlog management | Agile
Gap analysis | as-is and to-be analysis, root cause workshops, current state analysis, pestle analysis
Standard operating procedures | =SOP, sops, work instructions, process documentation, procedure writing, writing procedures
Business process outsourcing | =BPO, shared services, shared service center, outsourcing management, offshoring, ~outsourcing
Business model innovation | lean startup, business model canvas, startup development, start-ups, startup management, founding companies
Customer journey mapping | customer experience management, customer journeys, =CX, customer insight
Customer surveys | customer satisfaction surveys, net promoter score, =NPS, customer feedback analysis, voice of the customer, customer feedback
Customer onboarding | client onboarding, customer success management, account onboarding, customer training | Customer service
Live chat support | chat support, email support, customer emails, customer enquiries, answering customer enquiries, customer inquiries, ticket handling | Customer support
Technical customer support | product support, second-level support, application support, after-sales service, after-sales support | Customer support
Quotation preparation | preparing quotes, ~quotations, sales proposals, cost quotations, offer preparation, writing proposals, preparing offers
Sales administration | sales support, inside sales support, sales back office, sales coordination | Sales
Sales training | sales coaching, sales enablement, sales methodology | Sales management
Export sales | international sales, global sales, overseas sales, export management | Sales
~Wholesale | wholesale trade, wholesale sales, distribution sales, dealer management | Sales
Fast-moving consumer goods | =FMCG, consumer packaged goods, =CPG, consumer goods
Media planning | media buying, media strategy, ad buying, media sales, advertising sales, ad sales | Advertising
Social media content | social media posts, content calendars, ~reels creation, social content, creating social media content, social media management, content creation for social media | Social media marketing
Newsletter production | email newsletters, ~newsletters, newsletter writing, mailing campaigns, email campaigns | Email marketing
Link building | backlinks, off-page seo, on-page seo, keyword research, technical seo, local seo, seo audits, search rankings | Search engine optimization
Brand strategy | brand management, brand positioning, brand identity, brand development, ~rebranding, brand guidelines, corporate identity | Branding
Campaign management | ~marketing campaigns, campaign planning, campaign development, integrated campaigns | Marketing
Customer segmentation | target group analysis, buyer personas, audience segmentation, audience research, target audience analysis | Market segmentation
Direct marketing | direct mail, leaflet distribution, flyer distribution, catalog marketing, guerrilla marketing | Marketing
Partnership marketing | co-marketing, ~sponsorship, sponsorship management, sponsorship acquisition, ~sponsoring, strategic partnerships, partnership development
Press relations | media relations, press releases, press conferences, writing press releases, press office, media monitoring, media training | Public relations
Crisis communication | crisis communications, issues management, reputation management | Public relations
Marketplace selling | amazon selling, online marketplaces, product listings, marketplace management, product listing optimization, dropshipping, amazon fba | E-commerce
Online store management | webshop management, online shop management, web shop, e-commerce operations, online retail, online sales, product data maintenance | E-commerce
`;
