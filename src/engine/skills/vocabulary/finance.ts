/** Money: accounting, banking, insurance, tax, audit, and the programs of these trades. */
export const finance = `
[practice]
Accounting | accountancy, financial accounting, general accounting, accounting principles, accounts management
Bookkeeping | book keeping, bookkeeper, day-to-day accounts | Accounting
Accounts payable | invoice processing, vendor payments, purchase ledger, ~=AP | Accounting
Accounts receivable | sales ledger, ~=AR, collections management, debt collection, debt recovery | Accounting
General ledger | general ledger accounting, journal entries, month end close, month-end closing, year end close, financial close | Accounting
Reconciliation | reconciliations | Accounting
Cost accounting | costing, product costing, management accounting, job costing | Accounting
Fixed assets | fixed asset accounting, depreciation | Accounting
Fund accounting | nonprofit accounting, government accounting | Accounting
Financial reporting | consolidation accounting | Accounting
Invoicing | billing and invoicing, invoice preparation
Payroll | payroll management
Cash handling | cash management, cash register, cashiering, handling cash, till operation, cash control, cash counting
Tax preparation | tax returns, income tax, tax filing, tax accounting, ~taxation, corporate tax, personal tax | Tax
Tax planning | tax advisory, tax consulting, tax strategy | Tax
VAT | value added tax, =GST, sales tax, indirect tax | Tax
Auditing | financial auditing, ~audits
Internal audit | internal auditing, internal controls, sox compliance, sarbanes-oxley | Auditing
Budgeting | budget management, budget planning, budget preparation, budget control, ~budgets, budget development
Forecasting | financial forecasting, sales forecasting, demand forecasting
Financial analysis | financial analyst, variance analysis, financial planning and analysis, =FP&A
Financial modeling | financial models, dcf, discounted cash flow, valuation models | Financial analysis
Financial planning | personal financial planning, retirement planning, estate planning, financial advice, financial advisory
Business valuation | company valuation, equity valuation | Financial analysis
Investment management | | Investments
Equity research | stock analysis, investment research, securities analysis | Investments
~Trading | securities trading, equity trading, stock trading, foreign exchange trading, ~=Forex | Investments
Derivatives | options trading, futures and options, swaps trading | Investments
Fixed income | bond trading, bonds and fixed income | Investments
Private equity |  | Corporate finance
Venture capital |  | Corporate finance
Mergers and acquisitions | =M&A, due diligence, financial due diligence | Corporate finance
Corporate finance | capital raising, capital markets
Investment banking
Treasury management | treasury operations
Credit analysis | credit risk, credit assessment, credit appraisal, credit management
Loan processing | loan underwriting, ~lending, mortgages
Retail banking | personal banking, teller operations, branch operations | Banking
Commercial banking | corporate banking, business banking | Banking
Trade finance | letters of credit, letter of credit | Banking
Risk management | risk assessment, risk analysis
Underwriting | insurance underwriting | Insurance
Claims handling | insurance claims, claims adjustment | Insurance
Actuarial science | actuarial modeling | Insurance
Anti-money laundering | =AML, kyc/aml | Financial compliance
Financial compliance | regulatory reporting, banking regulations, basel iii, mifid | Compliance
Fraud detection | fraud prevention, fraud investigation, fraud analysis
Cost control | cost reduction, cost management, cost analysis, cost savings, cost estimation, cost estimating
~Pricing | pricing strategy, price setting, pricing analysis
Grant management | grant administration, grants management
Grant writing | grant proposals, proposal writing
Fundraising | fund raising, donor relations, donor management, capital campaigns
Economics | macroeconomics, microeconomics, econometrics, economic analysis

[knowledge]
~Finance | financial management, corporate financial management, ~financial services
Banking | banking operations, banking services | Finance
~Insurance | general insurance, ~health insurance, property and casualty, insurance products
Investments | investment products, financial markets, stock market, mutual funds | Finance
Tax | tax law, tax compliance
US GAAP | =GAAP, generally accepted accounting principles | Accounting
IFRS | international financial reporting standards, ind as | Accounting
Financial technology | fintech, payment systems, payment processing, payment gateway, payment gateways
Cryptocurrency | bitcoin, crypto assets | Blockchain

[tool]
QuickBooks | quick books, quickbooks online, intuit quickbooks, intuit quickbooks software | Accounting software
Xero | xero accounting | Accounting software
Sage accounting | sage 50, sage line 50, peachtree, sage intacct, sage 200, ~=Sage | Accounting software
TallyPrime | tally erp, tally erp 9, ~=Tally | Accounting software
FreshBooks |  | Accounting software
~=Wave | wave accounting | Accounting software
Zoho Books |  | Accounting software
MYOB |  | Accounting software
DATEV |  | Accounting software
Lexware |  | Accounting software
NetSuite | oracle netsuite | ERP systems
SAP | sap erp, sap r/3, sap ecc, sap software | ERP systems
SAP FICO | sap fi, sap finance, sap fi/co, sap co | SAP, Accounting software
SAP MM | sap materials management, sap sd, sap pp, sap wm | SAP
SAP SuccessFactors | successfactors, sap hr, sap hcm | SAP, HR information systems
Oracle E-Business Suite | oracle ebs, oracle financials, oracle fusion, oracle erp | ERP systems
JD Edwards | jd edwards enterpriseone | ERP systems
PeopleSoft | oracle peoplesoft | ERP systems
Microsoft Dynamics | dynamics 365, microsoft dynamics 365, dynamics nav, navision, dynamics ax, business central, dynamics gp | ERP systems
Odoo | openerp | ERP systems
ERPNext |  | ERP systems
Infor | infor m3, infor ln | ERP systems
Epicor |  | ERP systems
=IFS | ifs applications | ERP systems
Hyperion | oracle hyperion | Financial planning software
Oracle Essbase |  | Financial planning software
Anaplan |  | Financial planning software
Bloomberg Terminal | bloomberg professional
Refinitiv Eikon
S&P Capital IQ | capital iq
FactSet
TurboTax |  | Tax preparation
ProSeries |  | Tax preparation
Lacerte |  | Tax preparation
CCH Axcess |  | Tax preparation
SAP Concur
Expense management | ~expense reports, expense reporting
Expensify
=Stripe |  | Financial technology
PayPal integration |  | Financial technology
Accounting software | accounting systems
Financial planning software
ERP systems | =ERP, enterprise resource planning, erp software, erp implementation, enterprise resource planning software

[licence]
Certified Public Accountant | =CPA, cpa license | Accounting
Chartered Accountant | =ACCA, acca qualified, =ICAEW, chartered certified accountant | Accounting
Chartered Financial Analyst | =CFA, cfa charterholder, cfa level | Financial analysis
Certified Management Accountant | =CMA, =CIMA | Cost accounting
Certified Internal Auditor | cia certification | Internal audit
Certified Fraud Examiner | =CFE | Fraud detection
Financial Risk Manager | =FRM | Risk management
Certified Financial Planner | =CFP | Financial planning
Series 7 | series 63, series 65, series 66, finra series 7 | Investments
Insurance licence | insurance license, life and health license, property and casualty license | Insurance
`;
