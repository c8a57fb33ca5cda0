/** Energy, water, mines, and the safety of industrial work. */
export const energy = `
[practice]
Wind turbine maintenance | wind turbine technician, wind energy, wind power, wind farm operation, turbine blade repair | Renewable energy
Solar design | photovoltaic design, pv system design, pv design, solar system design | Renewable energy
Hydropower | hydroelectric power, hydro power plant operation, dam operation, dam safety | Renewable energy
Biogas | anaerobic digestion, bioenergy, biofuels, biogas plant operation | Renewable energy
Geothermal energy | geothermal systems, district heating, heat networks | Renewable energy
Hydrogen technology | fuel cells, electrolysers, green hydrogen, hydrogen systems
Energy storage | battery systems, lithium-ion batteries, battery technology, grid storage
Power plant operation | power station operation, turbine operation, steam turbines, gas turbines, power generation, power plant maintenance
Grid operation | power grid, smart grids, grid management, load dispatch, transmission system operation, grid connection, grid integration
Load flow analysis | power flow studies, short-circuit studies, arc flash studies, power system analysis, power system studies
Smart metering | meter reading, meter installation, smart meters, utility metering
Energy trading | power trading, energy markets, electricity markets, gas trading, emissions trading
Energy policy | energy economics, energy transition, energy regulation
~Drilling | drilling rig operation, roughneck, well drilling operations, directional drilling, drilling engineering
Well completion | well testing, workover operations, well intervention, coiled tubing, wireline logging
Subsea engineering | offshore engineering, subsea systems, offshore operations, offshore wind
Refinery operations | oil refining, petrochemical processing, refinery operator, petrochemicals
Gas distribution | gas network maintenance, gas leak detection, gas pipe installation, gas networks
Water treatment plant operation | water plant operator, wastewater plant operation, wastewater operator, sewage treatment, drinking water treatment
Water network maintenance | water main repair, leak detection, water distribution, pipe leak repair
Nuclear reactor operation | reactor operator, nuclear power plant operation, nuclear safety, reactor physics
Nuclear decommissioning | radioactive waste management, radiological decontamination
Mine operation | underground mining, open-pit mining, surface mining, mine planning, mine surveying, mine safety, mine ventilation
Mineral exploration | core logging, ore grade control, ore processing, flotation of ores, mineral exploration drilling
Quarrying | quarry operation, aggregate production, stone crushing, crusher operation
Process safety | hazop, hazard and operability study, process hazard analysis, safety instrumented systems, layer of protection analysis
Functional safety | =SIL, iec 61508, iso 26262, machine safety, safety plcs, risk assessment of machinery
Explosion protection | atex, hazardous areas, explosive atmospheres
Incident investigation | accident investigation, near miss reporting, accident reporting, safety investigations
Safety training delivery | safety training, health and safety training, safety briefings, toolbox meetings
Safety auditing | safety audits, safety inspections, workplace inspections, health and safety audits
Emergency preparedness | emergency planning, emergency response planning, evacuation planning, emergency drills
First response | industrial fire brigade, spill response, oil spill response
Personal protective equipment | use of personal protective equipment, =PPE, respirators, protective equipment, breathing apparatus
Permit to work | permit-to-work systems, hot work permits, safe systems of work, method statements, job safety analysis, job hazard analysis
Chemical safety | safety data sheets, material safety data sheets, =MSDS, =COSHH, =REACH compliance, ghs labelling
Noise control | noise measurement, noise assessment, vibration control, acoustic measurement
Industrial hygiene | occupational hygiene, exposure monitoring, workplace exposure
Ergonomic lifting | safe lifting, lifting techniques, lifting and carrying
`;
