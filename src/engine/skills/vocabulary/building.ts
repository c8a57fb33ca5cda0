/** Building sites, finishing trades, fitting of homes, civil works. */
export const building = `
[practice]
Suspended ceilings | ceiling fixing, drop ceilings, acoustic ceilings, ceiling tile installation
Bricklaying | brick laying, brick work, blockwork, block laying, bricklayer, pointing brickwork, repointing | Masonry
Stonemasonry | stone masonry, stone carving, stone cutting, dry stone walling, stone setting | Masonry
Paving | block paving, paver installation, laying paving, kerb laying, cobblestone laying
Asphalt paving | asphalting, asphalt laying, tarmac laying, road surfacing, bitumen work
Formwork | shuttering, formwork carpentry, shuttering carpentry, concrete forms, formwork erection | Concrete work
Rebar installation | steel fixing, reinforcement fixing, rebar tying, reinforcing steel, reinforcing bar | Concrete work
Concrete finishing | power floating, concrete polishing, cement finishing, concrete placement | Concrete work
Precast concrete | precast installation, prefabricated concrete
Screeding | floor screeding, floor levelling, self-levelling compound
Floor sanding | wood floor refinishing, floor sealing
Timber framing | timber frame construction, house framing, stick framing, roof trusses, roof carpentry | Carpentry
First fix carpentry | second fix carpentry, door hanging, skirting boards, trim carpentry, finish carpentry, hanging doors | Carpentry
Kitchen fitting | kitchen installation, fitted kitchens, worktop installation, countertop installation
Bathroom fitting | bathroom installation, bathroom renovation, wet room installation
Staircase building | stair building, stair joinery, staircase installation | Joinery
Window fitting | double glazing installation, door and window installation, upvc windows
Curtain walling | curtain wall installation, facade installation, façade engineering, facade systems, cladding installation
Shopfitting | shop fitting, retail fit-out, interior fit-out, commercial fit-out
Wood finishing | french polishing, varnishing, wood staining, lacquering, wood treatment
Woodturning | wood turning, lathe turning of wood
Woodworking machinery | wood machining, woodworking machines, panel saws, circular saw operation, spindle moulding, planers and thicknessers
Wood carving | woodcarving, carving wood
Sawmilling | sawmill operation, timber grading, lumber grading, timber processing
Dry stack masonry restoration | heritage masonry, historic masonry repair, lime mortar | Masonry
Building conservation | historic preservation, heritage conservation, building restoration, listed buildings, monument conservation
Renovation | home renovation, remodeling, refurbishment, house refurbishment, home improvement, home remodelling | Construction
Waterproofing | damp proofing, tanking, basement waterproofing, membrane installation, sealant application
Roof tiling | slate roofing, shingle installation, slating, roof slating, tile roofing | Roofing
Flat roofing | epdm roofing, felt roofing, single ply roofing, bitumen roofing | Roofing
Guttering | gutter installation, rainwater systems, eavestrough installation
Leadwork | lead roofing, lead flashing, zinc roofing, sheet metal roofing
Thatching | thatched roofs, reed thatching | Roofing
Rendering walls | external rendering, wall rendering, stucco, facade plastering, exterior plastering | Plastering
External wall insulation | thermal insulation composite systems, =ETICS, facade insulation, cavity wall insulation, loft insulation, spray foam insulation | Insulation work
Wallpapering | wallpaper hanging, paperhanging, wall covering installation | Painting and decorating
Surface preparation | sanding and priming, paint stripping, surface cleaning before painting
Powder coating | electrostatic coating, powder coat
Sandblasting | abrasive blasting, shot blasting, grit blasting, bead blasting
Sign making | signwriting, sign writing, sign installation, vehicle wrapping, vinyl cutting
Steel erection | structural steel erection, ironwork, steel frame erection, structural ironworking
Welding inspection | weld inspection, weld testing, certified welding inspection | Welding
Orbital welding | tube welding, pipe welding, pipe welder | Welding
Spot welding | resistance welding | Welding
Submerged arc welding | =SAW welding | Welding
Oxy-fuel cutting | gas cutting, oxyacetylene welding, torch cutting, plasma cutting, flame cutting
Blacksmithing | ~forging, ~smithing, forge work, artistic metalwork, wrought iron work
Pipefitting | pipe fitting, steamfitting, pipe installation, industrial piping, process piping, pipe fitter | Plumbing
Drainage work | drain laying, drain cleaning, drain unblocking, sewer maintenance, drainage installation, sewer cleaning
Heating installation | heating engineer, boiler installation, central heating, underfloor heating, radiator installation | Plumbing
Heat pump installation | heat pumps, geothermal heat pumps, air source heat pumps, ground source heat pumps
Ventilation systems | ventilation installation, ductwork, duct installation, ductwork installation, air handling units | HVAC
Sprinkler fitting | sprinkler installation, fire sprinkler systems, sprinkler systems | Fire protection systems
Fire alarm installation | fire detection systems, fire alarm testing, smoke detector installation
Security system installation | alarm installation, intruder alarms, cctv installation, access control installation, burglar alarm systems
Domestic wiring | residential wiring, house wiring, rewiring, commercial wiring, electrical wiring | Electrical installation
Industrial electrical installation | industrial wiring, three-phase wiring, motor control centers, industrial electrics | Electrical installation
Electrical testing | inspection and testing of electrical installations, portable appliance testing, pat testing, electrical inspection, fixed wire testing
Panel building | control panel wiring, switchgear assembly, control cabinet building, electrical panel assembly, switchboard building
Cable laying | cable pulling, cable jointing, cable splicing, cable tray installation
High-voltage work | high voltage switching, medium voltage, hv switching, high voltage safety
Overhead line work | power line installation, lineworker, linemen, transmission lines, distribution lines, powerline maintenance
Substation maintenance | substations, substation commissioning, switchgear maintenance, transformer maintenance
Protection relays | relay protection, protective relaying, protection engineering, relay testing
Smart home installation | home automation, knx programming, =KNX, smart home systems, building automation systems
Building automation | building management systems, building controls, bms controls, =BACnet
EV charger installation | charging point installation, electric vehicle charging, ev charging infrastructure
Battery storage installation | battery energy storage, home battery systems, =BESS
Satellite and antenna installation | antenna installation, satellite dish installation, aerial installation
Lighting installation | luminaire installation, led retrofitting, street lighting, emergency lighting
Elevator installation | lift installation, escalator installation, lift engineering
Garage door installation | industrial doors, gate automation, automatic doors, shutter installation, awning installation
Fencing installation | fence erection, fence building, gates and fencing
Deck building | decking installation, patio building, pergola construction
Swimming pool construction | pool building, pool maintenance, pool servicing
Earthworks | site excavation, site grading, trenching, groundworks, ground works, site clearance, trench digging, land grading
~Piling | pile driving, foundation piling, foundation work, foundation construction, deep foundations
Tunneling | tunnel boring, tunnel construction
~Blasting | explosives handling, rock blasting, drilling and blasting, shotfiring
Well drilling | borehole drilling, water well drilling, geothermal drilling
Bridge construction | bridge building, bridge engineering, bridge design, bridge inspection
Railway construction | track laying, track maintenance, permanent way, railway track work, rail track maintenance
Pipeline construction | pipeline laying, pipeline engineering, pipeline inspection, gas pipelines
~Dredging | dredger operation, harbour dredging
Diving work | commercial diving, underwater welding, underwater construction, professional diving
Slinging and signaling | banksman, slinger signaller, lifting operations, lift planning, crane signalling
Bulldozer operation | dozer operation, grader operation, motor grader | Heavy equipment operation
Loader operation | wheel loader, front-end loader, backhoe, backhoe operation, skid steer, skid steer operation, telehandler, telehandler operation | Heavy equipment operation
Roller operation | road roller, compaction equipment, compactor operation | Heavy equipment operation
Dumper driving | dump truck driving, dump truck operation, articulated dumper | Heavy equipment operation
Concrete pumping | concrete pump operation, concrete mixer driving, ready-mix driving
Aerial work platforms | mobile elevating work platforms, =MEWP, =IPAF, cherry picker, scissor lift, boom lift, cherry pickers, scissor lifts
Working at height | work at height, working at heights, fall protection, fall arrest, harness use
Rope access | industrial climbing, rope access work, =IRATA
Confined space entry | confined spaces, confined space work, confined space rescue
Mold remediation | mould removal, water damage restoration, fire damage restoration, disaster restoration
Lead abatement | lead paint removal, lead-safe work
Site management | construction site management, site supervision, site manager, site agent, site foreman | Construction management
Site safety | construction site safety, construction health and safety, cdm regulations, toolbox talks, site inductions | Occupational safety
Setting out | site layout, construction layout, construction stakeout, setting out on site | Surveying
Land surveying | topographic surveying, cadastral surveying, boundary surveys, total station, gnss surveying, geodetic surveying | Surveying
Building surveying | building surveys, dilapidation surveys, condition surveys, home inspection, property inspection
Building services engineering | mep engineering, mechanical electrical and plumbing, mep coordination, mep design
Energy auditing | energy assessment, energy performance certificates, energy efficiency consulting, home energy assessment
Passive house | passivhaus, passive house design, low-energy buildings
Green building | sustainable construction, sustainable building, sustainable architecture, green construction
Building physics | thermal bridges, hygrothermal analysis, acoustics in buildings, building acoustics
Construction contracts | jct contracts, nec contracts, =NEC4, =FIDIC, construction law, construction claims
Construction scheduling | construction planning, construction programmes, lookahead schedules | Project planning
Construction accounting | progress billing, contract valuations
Bill of quantities | bills of quantities, quantity takeoff, quantity takeoffs, material takeoff, take-offs | Estimating
Building permits | planning applications, permit applications, planning permission, zoning approvals
Snagging | punch lists, punch list, defects inspection, building handover
Modular construction | prefabricated construction, off-site construction, prefabrication, tiny house building
Tent and stage erection | marquee erection, stage building, event structures, stage rigging
Glass cutting | glass processing, glass edging, mirror cutting
Stained glass | leaded glass, glass painting, glass blowing, glassblowing
Stove fitting | fireplace installation, tiled stove building, wood burner installation, stove building
Chimney sweeping | chimney sweep, chimney cleaning, chimney inspection, flue cleaning
`;
