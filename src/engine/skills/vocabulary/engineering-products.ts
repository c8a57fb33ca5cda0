/** Products of engineering, law, finance and public safety. */
export const engineeringProducts = `
[tool]
HEC-RAS | swmm | Civil engineering
EPANET |  | Civil engineering
HydroCAD |  | Civil engineering
PLAXIS |  | Geotechnical engineering
GeoStudio |  | Geotechnical engineering
Trimble Business Center | trimble | Surveying
Carlson Survey |  | Surveying
Leica Geosystems |  | Surveying
On-Screen Takeoff |  | Estimating
Sage Estimating |  | Estimating
PlanSwift |  | Estimating
RSMeans |  | Estimating
Xactimate |  | Estimating
CoConstruct |  | Construction management
Autodesk Construction Cloud |  | Construction management
BIM 360 | autodesk bim 360 | Construction management
EnergyPlus | trace 700, carrier hap, equest | HVAC
=ETAP | skm power tools | Electrical engineering
DIgSILENT |  | Electrical engineering
PSCAD |  | Electrical engineering
EPLAN | see electrical | Electrical engineering
AutoCAD Electrical |  | Electrical engineering
Aspen HYSYS | aspen plus, hysys, pro/ii | Chemical engineering
CHEMCAD |  | Chemical engineering
OpenFOAM | fluent cfd | Computational fluid dynamics
ANSYS Fluent |  | Computational fluid dynamics
STAR-CCM+ |  | Computational fluid dynamics
Nastran |  | Finite element analysis
Altair HyperWorks |  | Finite element analysis
HyperMesh |  | Finite element analysis
LS-DYNA |  | Finite element analysis
MSC Adams |  | Mechanical engineering
CarSim |  | Mechanical engineering
=Petrel | eclipse reservoir, landmark software | Petroleum engineering
Surpac | minesight, vulcan mine | Mining
Datamine |  | Mining
Vivado | xilinx, xilinx vivado | FPGA
Quartus |  | FPGA
ModelSim |  | FPGA
Cadence Virtuoso |  | FPGA
Synopsys | synopsys design compiler | FPGA
HSPICE |  | FPGA
KiCad | proteus design | PCB design
EasyEDA |  | PCB design
CODESYS | beckhoff | PLC programming
TwinCAT |  | PLC programming
Wonderware | ignition scada, intouch hmi | SCADA
FactoryTalk |  | SCADA
WinCC |  | SCADA
FANUC robots | fanuc | Robotics
Yaskawa robots |  | Robotics
Universal Robots |  | Robotics
ABB robots |  | Robotics
KUKA |  | Robotics
Gazebo simulator | moveit | ROS
CANoe | vector canalyzer | Automotive engineering
CAN bus |  | Automotive engineering
AUTOSAR |  | Automotive engineering
Mitchell 1 | snap-on scanners, reynolds and reynolds | Automotive diagnostics
ALLDATA |  | Automotive diagnostics
CDK Global |  | Automotive diagnostics
SAP Plant Maintenance | upkeep, fiix, emaint, limble, sap pm | Computerized maintenance management systems
=MES | manufacturing execution systems, manufacturing execution system | Manufacturing
Windchill | arena plm | Product development
Teamcenter | siemens teamcenter | Product development
ENOVIA |  | Product development
Edgecam | featurecam, esprit cam | CNC programming
GibbsCAM |  | CNC programming
hyperMILL |  | CNC programming
Cura slicer | prusaslicer, simplify3d | 3D printing
John Deere Operations Center | climate fieldview | Agriculture
Precision agriculture |  | Agriculture
DairyComp | herd management software | Livestock farming
Lexis Advance | practical law, fastcase | Legal research
Bloomberg Law | | Legal research
iManage | worldox | Document management
NetDocuments |  | Document management
~=Concordance | logikcull, disco ediscovery | E-discovery
Nuix |  | E-discovery
Everlaw |  | E-discovery
=PACER | cm/ecf, court filing | Litigation
CaseWare | idea audit | Auditing
TeamMate | teammate audit | Auditing
ACL Analytics |  | Auditing
BlackLine | oracle arcs, trintech | Reconciliation
Thomson Reuters Onesource |  | Tax
Vertex | vertex tax | Tax
Avalara |  | Tax
Bill.com |  | Accounts payable
Tipalti |  | Accounts payable
AvidXchange |  | Accounts payable
Duck Creek | policycenter, claimcenter | Insurance
Guidewire |  | Insurance
=Murex | fis front arena, charles river | Trading
Calypso | calypso trading | Trading
MetaTrader |  | Trading
TradingView |  | Trading
Thinkorswim |  | Trading
Interactive Brokers |  | Trading
Temenos |  | Banking
Core banking systems |  | Banking
Finacle |  | Banking
Flexcube |  | Banking
Moody's Analytics | sas risk, numerix | Risk management
World-Check | lexisnexis risk | Anti-money laundering
Actimize |  | Anti-money laundering
Morningstar Direct | black diamond wealth, orion advisor, envestnet | Investment management
eMoney | riskalyze | Financial planning
MoneyGuidePro |  | Financial planning
~=Encompass | calyx point, ellie mae | Loan processing
Tririga |  | Facilities management
Archibus |  | Facilities management
Planon |  | Facilities management
Envoy visitors | kastle, lenel | Access control
Genetec |  | Access control
CAD dispatch systems | computer-aided dispatch, law enforcement databases, ncic | Emergency dispatch
=Palantir | i2 analyst's notebook, palantir foundry | Intelligence analysis
`;
