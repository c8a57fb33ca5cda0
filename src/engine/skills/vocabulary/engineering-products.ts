/** Products of engineering, law, finance and public safety. */
export const engineeringProducts = `
[tool]
HEC-RAS |  | Civil engineering
SWMM |  | Civil engineering
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
EnergyPlus |  | HVAC
TRACE 700 |  | HVAC
Carrier HAP |  | HVAC
eQUEST |  | HVAC
=ETAP |  | Electrical engineering
SKM Power Tools |  | Electrical engineering
DIgSILENT |  | Electrical engineering
PSCAD |  | Electrical engineering
EPLAN |  | Electrical engineering
SEE Electrical |  | Electrical engineering
AutoCAD Electrical |  | Electrical engineering
Aspen HYSYS | aspen plus, hysys | Chemical engineering
PRO/II |  | Chemical engineering
CHEMCAD |  | Chemical engineering
OpenFOAM |  | Computational fluid dynamics
ANSYS Fluent | fluent cfd | Computational fluid dynamics
STAR-CCM+ |  | Computational fluid dynamics
Nastran |  | Finite element analysis
Altair HyperWorks |  | Finite element analysis
HyperMesh |  | Finite element analysis
LS-DYNA |  | Finite element analysis
MSC Adams |  | Mechanical engineering
CarSim |  | Mechanical engineering
=Petrel |  | Petroleum engineering
Eclipse reservoir simulator | eclipse reservoir | Petroleum engineering
~=Landmark | landmark software | Petroleum engineering
Surpac |  | Mining
MineSight |  | Mining
~=Vulcan | vulcan mine | Mining
Datamine |  | Mining
Vivado | xilinx, xilinx vivado | FPGA
Quartus |  | FPGA
ModelSim |  | FPGA
Cadence Virtuoso |  | FPGA
Synopsys | synopsys design compiler | FPGA
HSPICE |  | FPGA
KiCad |  | PCB design
~=Proteus | proteus design | PCB design
EasyEDA |  | PCB design
CODESYS |  | PLC programming
Beckhoff automation | beckhoff | PLC programming
TwinCAT |  | PLC programming
Wonderware |  | SCADA
Ignition SCADA |  | SCADA
InTouch HMI |  | SCADA
FactoryTalk |  | SCADA
WinCC |  | SCADA
FANUC robots | fanuc | Robotics
Yaskawa robots |  | Robotics
Universal Robots |  | Robotics
ABB robots |  | Robotics
KUKA |  | Robotics
Gazebo simulator |  | ROS
=MoveIt |  | ROS
CANoe | vector canalyzer | Automotive engineering
CAN bus |  | Automotive engineering
AUTOSAR |  | Automotive engineering
Mitchell 1 |  | Automotive diagnostics
Snap-on scanners |  | Automotive diagnostics
Reynolds and Reynolds |  | Automotive diagnostics
ALLDATA |  | Automotive diagnostics
CDK Global |  | Automotive diagnostics
SAP Plant Maintenance | sap pm | Computerized maintenance management systems
~=UpKeep |  | Computerized maintenance management systems
Fiix |  | Computerized maintenance management systems
eMaint |  | Computerized maintenance management systems
=Limble |  | Computerized maintenance management systems
=MES | manufacturing execution systems, manufacturing execution system | Manufacturing
Windchill |  | Product development
Arena PLM |  | Product development
Teamcenter | siemens teamcenter | Product development
ENOVIA |  | Product development
Edgecam |  | CNC programming
FeatureCAM |  | CNC programming
~=ESPRIT | esprit cam | CNC programming
GibbsCAM |  | CNC programming
hyperMILL |  | CNC programming
Cura slicer |  | 3D printing
PrusaSlicer |  | 3D printing
Simplify3D |  | 3D printing
John Deere Operations Center |  | Agriculture
Climate FieldView |  | Agriculture
Precision agriculture |  | Agriculture
DairyComp | herd management software | Livestock farming
Lexis Advance |  | Legal research
Practical Law |  | Legal research
Fastcase |  | Legal research
Bloomberg Law |  | Legal research
iManage |  | Document management
Worldox |  | Document management
NetDocuments |  | Document management
~=Concordance |  | E-discovery
Logikcull |  | E-discovery
DISCO Ediscovery |  | E-discovery
Nuix |  | E-discovery
Everlaw |  | E-discovery
=PACER | cm/ecf | Litigation
Court filing |  | Litigation
CaseWare |  | Auditing
IDEA audit |  | Auditing
TeamMate | teammate audit | Auditing
ACL Analytics |  | Auditing
BlackLine |  | Reconciliation
Oracle ARCS |  | Reconciliation
Trintech |  | Reconciliation
Thomson Reuters Onesource |  | Tax
~=Vertex | vertex tax | Tax
Avalara |  | Tax
Bill.com |  | Accounts payable
Tipalti |  | Accounts payable
AvidXchange |  | Accounts payable
Duck Creek | policycenter, claimcenter | Insurance
Guidewire |  | Insurance
=Murex |  | Trading
FIS Front Arena |  | Trading
~=Charles River |  | Trading
~=Calypso | calypso trading | Trading
MetaTrader |  | Trading
TradingView |  | Trading
Thinkorswim |  | Trading
Interactive Brokers |  | Trading
Temenos |  | Banking
Core banking systems |  | Banking
Finacle |  | Banking
Flexcube |  | Banking
Moody's Analytics |  | Risk management
SAS Risk |  | Risk management
Numerix |  | Risk management
World-Check |  | Anti-money laundering
LexisNexis Risk |  | Anti-money laundering
Actimize |  | Anti-money laundering
Morningstar Direct |  | Investment management
~=Black Diamond | black diamond wealth | Investment management
Orion Advisor |  | Investment management
Envestnet |  | Investment management
eMoney |  | Financial planning
Riskalyze |  | Financial planning
MoneyGuidePro |  | Financial planning
~=Encompass |  | Loan processing
Calyx Point |  | Loan processing
Ellie Mae |  | Loan processing
Tririga |  | Facilities management
Archibus |  | Facilities management
Planon |  | Facilities management
Envoy visitors |  | Access control
Kastle |  | Access control
LenelS2 | lenel | Access control
Genetec |  | Access control
CAD dispatch systems | computer-aided dispatch, law enforcement databases | Emergency dispatch
NCIC |  | Emergency dispatch
=Palantir | palantir foundry | Intelligence analysis
Analyst's Notebook | i2 analyst's notebook | Intelligence analysis
`;
