/** Moving people and goods: road, rail, water, air, warehouses, buying. */
export const moving = `
[practice]
Taxi driving | cab driving, chauffeuring, ~chauffeur, private hire driving, ride-hailing, rideshare driving | Driving
Tanker driving | tank truck driving, fuel delivery, bulk liquid transport | Truck driving
Articulated lorry driving | tractor-trailer driving, semi-truck driving, hgv driving, lgv driving, long-haul driving, over-the-road driving, lorry driving, class 1 driving | Truck driving
Load securing | cargo securing, load restraint, strapping loads, lashing cargo, load security
Trailer coupling | coupling and uncoupling trailers, trailer reversing, ~towing, tow truck operation, vehicle recovery, breakdown recovery
Tachograph use | tachograph analysis, digital tachograph, drivers' hours rules, hours of service, driver hours regulations, hours-of-service compliance
Driving instruction | driving instructor, driver training, teaching driving, driver education
Tram driving | streetcar operation, light rail operation, metro train driving | Rail operations
Train driving | train driver, locomotive driving, locomotive operation, train operation, engine driving | Rail operations
Train dispatching | railway signalling, signal box operation, rail traffic control, train scheduling | Rail operations
Shunting | rail yard switching, train marshalling, wagon coupling | Rail operations
Ticket inspection | train conducting, conductor services on trains, fare collection, ticket checking, fare enforcement
Ship operation | vessel operation, ship management, deck operations, able seaman, ship handling, ~deckhand
Port operations | harbour operations, container terminal operations, stevedoring, dock work, longshore work, terminal operations, vessel loading
Ship engine maintenance | marine engines, engine room operations, marine diesel engines, ship machinery
Boat handling | small boat operation, powerboat handling, sailing, yacht sailing, ferry operation, ~skipper
Inland navigation | river navigation, barge operation, inland shipping
Airport ground handling | ramp handling, baggage handling, aircraft loading, aircraft marshalling, ramp agent
Airport check-in | passenger check-in, boarding passengers, gate agent, passenger service agent, passenger handling, boarding gate operations
Aviation security | airport security, passenger screening, baggage screening, security screening, x-ray screening
Flight dispatch | flight scheduling, crew scheduling, aircraft dispatch
Helicopter piloting | helicopter flying, rotorcraft piloting | Piloting
Aircraft refueling | aviation fueling, refuelling aircraft, aircraft de-icing
Stock control | stock taking, stocktaking, stock counts, inventory counts, cycle counting, inventory audits, physical inventory, stock management | Inventory management
Goods receiving | goods-in, receiving goods, checking deliveries, receiving inspection, goods inwards, incoming goods | Shipping and receiving
Goods dispatch | goods-out, outbound logistics, despatch, order dispatch, shipping orders | Shipping and receiving
Pallet handling | palletizing, pallet truck, pallet jacks, hand pallet truck, pallet wrapping, stretch wrapping
Reach truck operation | reach truck, order picker trucks, counterbalance forklift, counterbalance truck, side loader, very narrow aisle trucks, walkie stacker | Forklift operation
Voice picking | pick by voice, pick-by-light, rf scanning, scan guns, rf scanner, hand scanners | Order picking
Kitting | kit assembly, pick and pack, co-packing, order fulfillment, order fulfilment, order processing in warehouses | Order picking
Returns processing | reverse logistics, returns handling, returns management, return merchandise
Cross-docking | transloading, yard management, dock scheduling, dock management | Warehousing
Warehouse supervision | warehouse management, warehouse supervisor, warehouse team leadership, distribution center management, warehouse operations management | Warehousing
Slotting | warehouse layout, warehouse layout planning, bin location management | Warehousing
Container loading | container stuffing, container unloading, container handling, van loading, trailer loading, truck loading | Loading and unloading
Furniture moving | ~removals, house moving, relocation services, removal work, piano moving, furniture removal
Mail sorting | postal sorting, letter sorting, mail room, mailroom operations, parcel sorting, mail delivery, letter carrying | Postal services
Letter of credit handling | shipping documents, bills of lading, bill of lading, packing lists, certificates of origin, shipping documentation, export documents
Tariff classification | hs codes, harmonized system codes, customs tariffs, customs duties, customs brokerage, customs broker | Customs clearance
Air freight | airfreight, air cargo, =IATA cargo, air waybills, air waybill | Freight forwarding
Sea freight | ocean freight, container shipping, sea freight forwarding, fcl and lcl, ocean shipping | Freight forwarding
Road freight | road haulage, ~haulage, full truckload, less-than-truckload, trucking operations, groupage, freight brokerage, freight broker | Freight forwarding
Freight auditing | freight billing, freight rate negotiation, carrier management, carrier negotiation, carrier selection
Dangerous goods transport | dangerous goods, =ADR transport, transport of dangerous goods, imdg code, iata dangerous goods | Hazardous materials handling
Temperature-controlled transport | refrigerated transport, reefer trucks, refrigerated trucking, gdp for pharma, good distribution practice | Cold chain
Heavy haulage | abnormal loads, oversize loads, heavy-haul transport | Truck driving
Public transport planning | timetable planning, transit planning, bus scheduling, passenger transport planning
Parking management | parking enforcement, valet parking, parking attendant, car park management
Vehicle rental | car rental, car hire, rental operations, fleet rental
Supply planning | supply chain planning, replenishment planning, supply and demand planning | Supply chain management
Supplier quality | supplier quality management, supplier audits, supplier development, supplier evaluation, vendor evaluation, supplier assessment | Vendor management
Spend analysis | cost savings in purchasing, procurement analytics, category sourcing | Procurement
Purchase-to-pay | procure-to-pay, purchase order processing, requisitions, purchase requisitions, p2p process | Procurement
Public procurement | government procurement, public tenders, government contracting, federal acquisition regulation, public purchasing | Procurement
Just-in-time delivery | just in time logistics, kanban replenishment, just-in-sequence, milk run
Logistics controlling | logistics costs, transport cost analysis, logistics kpis, logistics analysis
Event logistics | exhibition logistics, tour logistics, festival logistics
Military logistics | defence logistics, ammunition handling, quartermaster duties
Drone surveying | drone mapping, aerial surveying, uav surveying, aerial photography, drone photography | Drone piloting
`;
