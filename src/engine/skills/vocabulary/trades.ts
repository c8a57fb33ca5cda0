/** Making, building and repairing: engineering, manufacturing, construction, electrics, vehicles, farms. */
export const trades = `
[practice]
Mechanical engineering | mechanical design, machine design, mechanical systems
Electrical engineering | electrical design, power systems, electrical systems, power engineering
Electronics | electronic engineering, circuit design, analog electronics, digital electronics, electronic circuits, electronics engineering
Civil engineering | civil works, infrastructure engineering, road construction
Structural engineering | structural analysis, structural design | Civil engineering
Chemical engineering | process engineering, process design, chemical processes
Industrial engineering | time and motion studies, plant layout
Aerospace engineering | aeronautical engineering, avionics, aerodynamics
Automotive engineering | vehicle engineering, automotive design
Biomedical engineering | bioengineering
Environmental engineering | wastewater treatment, water treatment, water management
Geotechnical engineering | soil mechanics | Civil engineering
~Mining | mining engineering, mineral processing, drilling operations
Petroleum engineering | oil and gas, reservoir engineering
Nuclear engineering | radiation protection, radiation safety
Robotics | industrial robots, robot programming
Mechatronics | electromechanical systems
Control systems | control engineering, process control, industrial automation, automation engineering, instrumentation, instrumentation and control
PLC programming | =PLC, plcs, programmable logic controllers | Control systems
SCADA | =HMI, human machine interface, distributed control systems, =DCS | Control systems
Hydraulics | hydraulic systems, pneumatic systems
Pneumatics
Finite element analysis | =FEA, ansys, abaqus, finite element modeling
Computational fluid dynamics | =CFD
Computer-aided design | =CAD, cad design, cad drafting, computer aided design cad software, cad software
Computer-aided manufacturing | cam software, mastercam, cad/cam
Building information modeling | =BIM
Technical drawing | engineering drawings, technical drawings, mechanical drawing, drafting, draughting
Blueprint reading | reading blueprints, blueprints, interpreting technical drawings, reading technical drawings, interpreting blueprints
GD&T | geometric dimensioning and tolerancing | Technical drawing
PCB design | pcb layout, printed circuit boards, altium, altium designer, orcad, cadence allegro, eagle cad | Electronics
FPGA | field programmable gate arrays, asic design, vlsi | Electronics
Signal processing | digital signal processing, =DSP
RF engineering | antenna design, microwave engineering, radio frequency | Electronics
Manufacturing | manufacturing processes, manufacturing operations, production operations, production management, production planning, manufacturing engineering
Lean manufacturing | lean production, just-in-time, toyota production system | Lean, Manufacturing
~Assembly | assembly line, assembly work, mechanical assembly, product assembly, electronic assembly | Manufacturing
Machine operation | operating machinery, machine operator, operating machines, machinery operation, production machinery | Manufacturing
CNC machining | cnc machine operation, cnc operation, cnc machines, =CNC, cnc milling, cnc turning | Machining
CNC programming |  | CNC machining
Machining | milling, lathe operation, lathes, metal turning, milling machines, grinding machines, precision machining
Tool and die making | toolmaking, mold making, mould making | Machining
Injection molding | injection moulding, plastics processing, extrusion, blow molding | Manufacturing
3D printing | additive manufacturing | Manufacturing
Sheet metal work | sheet metal, metal fabrication, metalworking, metal work, steel fabrication, ~fabrication
Welding | arc welding, welder, welding techniques
MIG welding | mig/mag welding, =GMAW | Welding
TIG welding | =GTAW | Welding
Stick welding | =SMAW, flux core welding, =FCAW | Welding
Soldering | brazing, smd soldering
Metrology | calipers, micrometers, precision measurement, calibration, coordinate measuring machine, measuring instruments
Nondestructive testing | non-destructive testing, =NDT, ultrasonic testing | Quality control
Statistical process control | =SPC | Quality control
Root cause analysis | =FMEA, failure mode and effects analysis, 8d problem solving, failure analysis
Good manufacturing practice | =GMP, cgmp, good manufacturing practices
Preventive maintenance | preventative maintenance, planned maintenance, predictive maintenance, total productive maintenance | Equipment maintenance
Equipment maintenance | machine maintenance, machinery maintenance, industrial maintenance, maintenance and repair, equipment repair, plant maintenance, mechanical maintenance, maintenance management
Mechanical repair | mechanical troubleshooting, engine repair, machinery repair
Electrical maintenance | electrical troubleshooting, electrical repair, fault finding, electrical repairs | Electrical installation
Construction | building construction, construction work, construction trades, residential construction, commercial construction
Construction management | construction supervision, construction project management | Construction
Estimating | construction estimating, takeoffs
Quantity surveying
Carpentry | ~framing, woodworking, cabinet making, cabinetmaking, carpenter
Joinery
Masonry | stonework
Concrete work | concrete pouring
Plastering | drywall, drywall installation, drywalling
Painting and decorating | house painting, interior painting, spray painting, industrial painting
Tiling | tile setting, flooring installation, floor laying
Roofing | roof installation, roof repair
Scaffolding | scaffold erection
Insulation work | insulation installation
Glazing | window installation
~Demolition
Plumbing | plumber, plumbing systems
HVAC | heating ventilation and air conditioning, hvac systems, heating systems, air conditioning, refrigeration, hvac installation, hvac maintenance
Gas fitting | gas installation, boiler maintenance, boilers
Electrical installation | wiring, electrical work, electrician, installing wiring, electrical installations
Solar installation | photovoltaics, photovoltaic systems, solar panels, solar energy, solar pv
Renewable energy | wind turbines, energy efficiency, energy management, energy audits
Elevator maintenance | lift maintenance, escalator maintenance
Fire protection systems | fire alarm systems, fire sprinklers, fire alarms, alarm systems
Surveying | topographic surveys, land survey
Architecture | architectural design, building design, architectural drawing, architectural drafting
Urban planning | town planning, city planning, land use planning, ~zoning
Landscape architecture | landscape design
Building codes | building regulations, building inspection, code compliance, zoning codes
Real estate | real estate appraisal, ~letting, property valuation
Property management
Leasing
Auto repair | automotive repair, vehicle repair, car repair, automotive maintenance, vehicle maintenance, automotive service, auto mechanics
Automotive diagnostics | vehicle diagnostics, obd diagnostics, engine diagnostics | Auto repair
Brake repair | brake systems, suspension repair, wheel alignment, tire repair | Auto repair
Auto body repair | body work repair, auto painting, dent repair, collision repair
Diesel mechanics | diesel engines, heavy equipment maintenance, heavy vehicle repair, diesel repair
Electric vehicles | hybrid vehicles, high voltage systems
Aircraft maintenance | aviation maintenance, aircraft mechanics, airframe and powerplant
Marine engineering | ship maintenance, naval architecture, shipbuilding
Power tools | hand tools, hand and power tools, using power tools
Rigging | crane operation, slinging, hoisting
Heavy equipment operation | excavators, bulldozers, operating heavy equipment, heavy machinery, heavy equipment
Excavator operation
Occupational safety | workplace safety, health and safety, osha regulations, occupational health and safety, osha compliance, safety management, =HSE, =EHS, safety procedures, safety regulations, job safety, safety protocols
Hazardous materials handling | hazmat, hazardous waste management, asbestos removal, chemical handling, handling chemicals
Lockout/tagout | =LOTO, lock out tag out | Occupational safety
Agriculture | farming
Irrigation | irrigation systems | Agriculture
Livestock farming | livestock management | Agriculture
Horticulture | gardening, plant care, nursery plants
Landscaping | lawn care, garden maintenance, lawn maintenance
Forestry | tree felling, chainsaw operation, arboriculture, tree surgery, tree care
Pest control | pesticide application, integrated pest management, pesticides
Tractor operation | farm machinery, agricultural machinery, tractor driving | Agriculture
~Fishing
Butchery | meat cutting, meat processing, butchering
Upholstery | furniture making, furniture restoration, furniture assembly
~Printing | printing presses
Locksmithing
Handyman work | general repairs, minor repairs, general maintenance, building maintenance, home repair, home repairs

[tool]
AutoCAD | auto cad, autodesk autocad | Computer-aided design
AutoCAD Civil 3D | civil 3d | Computer-aided design
SolidWorks | solid works, dassault systemes solidworks | Computer-aided design
CATIA | dassault systemes catia | Computer-aided design
Autodesk Inventor | =Inventor | Computer-aided design
Fusion 360 | autodesk fusion | Computer-aided design
PTC Creo | pro/engineer, creo parametric | Computer-aided design
Siemens NX | unigraphics | Computer-aided design
Solid Edge |  | Computer-aided design
Autodesk Revit | revit | Building information modeling, Computer-aided design
Rhino 3D | rhinoceros 3d, grasshopper 3d | Computer-aided design
ArchiCAD |  | Building information modeling
Vectorworks |  | Building information modeling
Allplan |  | Building information modeling
MicroStation | bentley microstation | Computer-aided design
Navisworks |  | Building information modeling
Tekla | tekla structures | Structural engineering
STAAD.Pro |  | Structural engineering
ETABS |  | Structural engineering
SAP2000 |  | Structural engineering
Procore |  | Construction management
Bluebeam Revu | bluebeam | Construction management
PlanGrid |  | Construction management
Buildertrend |  | Construction management
Primavera P6 | primavera, oracle primavera | Project planning
Siemens TIA Portal | simatic, siemens s7, step 7 | PLC programming
Allen-Bradley | rslogix, studio 5000 | PLC programming
Rockwell automation |  | PLC programming
COMSOL | comsol multiphysics | Finite element analysis
SPICE simulation |  | Electronics
LTspice |  | Electronics
PSpice |  | Electronics
Multisim |  | Electronics
Computerized maintenance management systems | =CMMS | Equipment maintenance
IBM Maximo | maximo | Equipment maintenance
Multimeters | multimeter, electrical test equipment | Electronics
Oscilloscopes | oscilloscope | Electronics

[licence]
OSHA certification | osha 10, osha 30, osha 10-hour, osha 30-hour, nebosh, =IOSH, osha certified | Occupational safety
Journeyman electrician licence | electrician license, journeyman electrician, master electrician, electrical license, licensed electrician | Electrical installation
Plumbing licence | plumbing license, master plumber, journeyman plumber, licensed plumber | Plumbing
EPA 608 certification | epa 608, epa certification, epa universal certification | HVAC
AWS welding certification | certified welder, welding certification, coded welder | Welding
ASE certification | ase certified, ase master technician | Auto repair
Professional Engineer licence | professional engineer license, pe license, chartered engineer, =CEng, engineer in training
ISO 9001 | iso 9000, iso 13485, iatf 16949, as9100, ts 16949 | Quality assurance
ISO 14001 | iso 45001, iso 50001 | Environmental impact assessment
ISO 27001 | soc 2, nist framework, pci dss | Cybersecurity
LEED | leed accredited, leed green associate, breeam | Sustainability
`;
