/** Making and repairing things: metal, plastics, electronics, food, textiles, crafts, vehicles. */
export const making = `
[practice]
Manual machining | manual lathe, manual milling, conventional machining, conventional lathe, bridgeport mill | Machining
Turning and milling | turn-mill, swiss turning, swiss machining, swiss-type lathes, five-axis machining, 5-axis machining | Machining
~Grinding | surface grinding, cylindrical grinding, precision grinding, centerless grinding, tool grinding | Machining
Honing and lapping | ~honing, ~lapping, superfinishing | Machining
Drilling and tapping | drill press, drill press operation, tapping threads, reaming | Machining
Electrical discharge machining | =EDM, wire edm, sinker edm, spark erosion | Machining
Broaching | gear cutting, gear hobbing, gear manufacturing | Machining
Deburring | deburring parts, edge finishing, filing and deburring
Metal polishing | ~buffing, metal finishing, polishing metal, vibratory finishing
Laser cutting | laser cutter operation, fiber laser cutting, laser engraving, laser marking
Waterjet cutting | water jet cutting, abrasive waterjet
Press brake operation | press brake, metal bending, sheet metal bending, bending sheet metal, brake press
~Stamping | metal stamping, punch press operation, power press operation, turret punch, punch press, progressive dies
Deep drawing | metal forming, hydroforming, metal spinning, roll forming
Foundry work | casting metal, sand casting, die casting, metal casting, investment casting, mold pouring, foundry operations
Heat treatment | heat treating, ~annealing, case hardening, ~tempering, hardening steel
Electroplating | galvanizing, anodizing, chrome plating, surface treatment
Rolling mill operation | steel rolling, hot rolling, cold rolling, wire drawing
Furnace operation | kiln operation, furnace operator, blast furnace, smelting
Extrusion operation | plastic extrusion, film extrusion, profile extrusion, aluminium extrusion
Thermoforming | vacuum forming, rotational molding, compression molding
Rubber processing | vulcanization, tyre manufacturing, rubber molding
Composite manufacturing | composites, fiberglass lamination, carbon fiber layup, fibreglass, glass fibre lamination, resin infusion
Plastic welding | plastics fabrication, hot air welding of plastics
Mold setting | mould setting, mold changeover, tool setting, die setting, injection mould setting
Machine setup | machine setting, machine set-up, setting up machines, setting machines, changeovers, machine changeover, =SMED
Production line work | production line, production worker, line operator, factory work, production line operation, assembly line operator, conveyor operation | Manufacturing
Production supervision | shift supervision, production supervisor, line supervision, shift leadership, production team leader
Cellular manufacturing | line balancing, one-piece flow, takt time
Visual inspection | visual quality inspection, visual checks, in-process inspection, final inspection, incoming inspection, first article inspection | Quality control
Coordinate measuring | cmm programming, cmm operation, =CMM, cmm inspection, 3d measurement
Production part approval | =PPAP, =APQP, advanced product quality planning
Corrective and preventive action | =CAPA, corrective actions, non-conformance reports, nonconformance management, 8d reports
Acceptance sampling | aql sampling, sampling inspection, lot inspection
Reliability engineering | reliability testing, reliability analysis, mtbf
Design for manufacturing | =DFM, dfma, design for assembly, design for manufacturability
Tolerance analysis | tolerance stack-up, stack-up analysis
Jig and fixture design | jigs and fixtures, fixture design, tooling design, fixture building, tool design
Mold design | mould design, injection mold design, die design
Electronics assembly | pcb assembly, printed circuit board assembly, surface mount technology, =SMT, through-hole assembly, smt assembly
Cable assembly | wire harness assembly, wire harnessing, cable harness, crimping, wire crimping
Electronics repair | board-level repair, circuit board repair, mobile phone repair, component-level repair, smartphone repair, tv repair
Appliance repair | home appliance repair, washing machine repair, white goods repair, domestic appliance repair
Motor rewinding | electric motor repair, motor winding, coil winding, transformer winding
Watchmaking | watch repair, clock repair, horology, clockmaking
Instrument making | luthier, guitar making, violin making, piano tuning, organ building, instrument repair
Gunsmithing | firearm repair, gunsmith
Precision mechanics | fine mechanics, precision engineering, precision assembly, micromechanics
Optical manufacturing | lens manufacturing, optical coating, precision optics
Clean room work | cleanroom, clean room, cleanroom protocols, cleanroom operation, cleanroom manufacturing
Semiconductor fabrication | wafer processing, photolithography, wafer fabrication, semiconductor manufacturing, semiconductor processing, etching wafers
Battery manufacturing | cell assembly, battery assembly, battery cell production
Pharmaceutical manufacturing | tablet compression, pharmaceutical production, batch manufacturing, aseptic filling, fill-finish
Batch records | batch record review, batch documentation, batch release
Process validation | equipment qualification, iq/oq/pq, validation protocols, cleaning validation
Chemical processing | chemical plant operation, chemical production, reactor operation, process operator, process plant operation
~Distillation | rectification, distilling, distillery operation, spirits production
Mixing and blending | batch mixing, mixing chemicals, blending ingredients, batching
Paint manufacturing | paint mixing, color matching, ~tinting paint
Paper making | papermaking, pulp and paper, paper machine operation
Bookbinding | book binding, print finishing, perfect binding, saddle stitching
Screen printing | silk screen printing, serigraphy, textile printing | Printing
Offset printing | offset press operation, lithographic printing, printing press operation, sheetfed offset, web offset | Printing
Digital printing | large format printing, wide format printing, inkjet printing press | Printing
Flexographic printing | flexography, gravure printing, letterpress | Printing
Packaging machinery | packaging line operation, packaging machines, filling machines, bottling line, labeling machines, packing machine operation, shrink wrapping
~Bottling | ~canning, filling and capping, bottling operations
~Brewing | beer brewing, brewer, craft beer production, brewhouse operation
Winemaking | wine making, oenology, viniculture, cellar work, enology
Cheese making | cheesemaking, dairy processing, pasteurization, milk processing, yoghurt production
Fish processing | fish filleting, filleting fish, seafood processing
Confectionery | chocolate making, chocolatier, candy making, sugar work, confectioner
Milling grain | flour milling, grain milling, grain handling
Coffee roasting | coffee cupping, roasting coffee
Food processing | food production, food manufacturing, food production line, fruit and vegetable processing, freezing food
Food quality control | food testing, sensory analysis, food microbiology | Quality control
Sewing machine operation | industrial sewing, sewing machines, overlock machine, industrial sewing machine, serger | Sewing
Garment construction | garment making, dressmaking, costume making, clothing alterations, garment alterations, alterations | Sewing
Leatherwork | leather crafting, leather goods making, saddlery, leather working
Shoemaking | shoe repair, cobbling, cobbler, footwear manufacturing, shoe making
Millinery | hat making
Tanning | leather tanning, hide processing
Spinning yarn | yarn production, yarn spinning, textile spinning
Fabric dyeing | textile dyeing, textile finishing, fabric printing, dyeing
Textile machine operation | loom operation, knitting machine operation, weaving machines
Laundry work | laundry operations, industrial laundry, dry cleaning, ~ironing, garment pressing, ~laundering
Basketry | basket weaving, wickerwork, caning
Pottery | wheel throwing, ceramic glazing, pottery making, hand building in clay | Ceramics
Mosaic making | mosaic art, mosaics
Candle making | soap making, soapmaking
~Engraving | hand engraving, metal engraving, stone engraving
Gem cutting | gemmology, stone setting in jewelry, diamond grading, lapidary
Frame making | picture framing, gilding, gold leaf gilding
Taxidermy | animal mounting
Model making | architectural models, scale models, maquettes
Prop making | set construction, set building, scenic carpentry, scenic painting
Boat building | boatbuilding, ship repair, shipwright, hull construction
Aircraft assembly | aircraft structures, aircraft riveting, riveting, aerostructures, aircraft sheet metal
Vehicle assembly | car assembly, automotive assembly, automobile production
Motorcycle repair | motorbike repair, motorcycle mechanics
Bicycle repair | bike repair, cycle mechanics, bicycle mechanics, bike mechanic
Tire service | tyre fitting, tire changing, wheel balancing, tyre changing
Transmission repair | gearbox repair, clutch replacement, drivetrain repair
Automotive electrics | car electrics, vehicle electrics, auto electrical, automotive electrical systems, auto electrician
Automotive painting | car painting, vehicle refinishing, automotive refinishing, automotive paint | Auto body repair
Car detailing | auto detailing, vehicle valeting, car valeting, car washing
Vehicle inspection | mot testing, mot tester, vehicle safety inspection, roadworthiness inspection, pre-trip inspection, pre-trip inspections
Agricultural machinery repair | farm machinery repair, agricultural mechanics, tractor repair, farm equipment maintenance
Construction machinery repair | heavy equipment repair, plant fitting, plant mechanic, heavy equipment mechanics
Rail vehicle maintenance | rolling stock maintenance, train maintenance, locomotive maintenance
Truck repair | hgv maintenance, commercial vehicle repair, lorry repair, truck maintenance | Diesel mechanics
Forklift maintenance | forklift repair, lift truck repair
Hydraulic maintenance | hydraulics repair, hydraulic hose fitting, hydraulic troubleshooting
Pump maintenance | pump repair, centrifugal pumps, pumps and valves, valve maintenance
Bearing replacement | shaft alignment, laser alignment of shafts, coupling alignment
~Lubrication | machine lubrication, oil analysis, greasing machinery
Vibration analysis | condition monitoring, vibration monitoring, thermography, infrared thermography
Conveyor maintenance | conveyor belts, conveyor repair, belt splicing
Industrial plumbing | compressed air systems, compressor maintenance, steam systems
Millwright work | millwright, industrial mechanics, machinery installation, machine installation, equipment installation
~Commissioning | plant commissioning, equipment commissioning, factory acceptance testing, site acceptance testing, start-up and commissioning
Spare parts management | spare parts inventory, parts management, parts counter
Robot operation | cobots, collaborative robots, robotic welding, robot cell operation | Robotics
Machine vision | vision systems, industrial vision, cognex | Control systems
Motion control | servo drives, variable frequency drives, =VFD, servo motors, frequency converters
Industrial networks | =PROFIBUS, =PROFINET, =EtherCAT, modbus, fieldbus
Instrument calibration | calibrating instruments, loop checking, calibration of instruments
Ergonomics | workplace ergonomics, human factors, human factors engineering, ergonomic assessment
Industrial design | product styling, consumer product design
`;
