/** Land and living things: crops, gardens, woods, animals, fisheries, nature, waste. */
export const land = `
[practice]
Crop production | crop growing, crop farming, arable farming, field crops, crop management, crop cultivation | Agriculture
Organic farming | organic agriculture, biodynamic farming, organic production, organic gardening | Agriculture
Permaculture | regenerative agriculture, agroecology, agroforestry | Agriculture
Agronomy | agronomist, crop science, plant nutrition in agriculture, agricultural science | Agriculture
Crop protection | plant protection, pesticide spraying, herbicide application, sprayer operation, crop spraying
~Harvesting | fruit picking, crop harvesting, hand harvesting, vegetable picking, grape picking, harvest work | Agriculture
~Planting | ~seeding, ~sowing, transplanting seedlings, planting trees, tree planting, bulb planting
Soil preparation | tillage, ploughing, plowing, soil cultivation, seedbed preparation
Soil testing | soil sampling, soil analysis, soil fertility management
Fertilizer application | fertilising, fertilizer management, manure management, composting
Greenhouse management | greenhouse growing, glasshouse production, protected cropping, greenhouse operations, polytunnel growing | Horticulture
Hydroponics | vertical farming, aquaponics, soilless culture | Horticulture
Nursery growing | plant propagation, nursery production, plant nursery work, grafting plants, budding and grafting | Horticulture
Viticulture | vineyard management, vine pruning, vineyard work, grape growing
Fruit growing | pomology, orchard management, orchard work, fruit tree pruning, fruit production | Horticulture
Vegetable growing | market gardening, vegetable production, kitchen gardening | Horticulture
Mushroom cultivation | mushroom growing
Seed production | seed technology, plant breeding, seed testing
Garden design | garden planning, planting design, planting plans
Groundskeeping | grounds maintenance, groundskeeper, sports turf maintenance, greenkeeping, turf management, golf course maintenance | Landscaping
Snow removal | snow clearing, snow plowing, gritting roads, winter road maintenance
~Logging | timber harvesting, log skidding, harvester operation, forwarder operation, forest machines | Forestry
Forest management | silviculture, woodland management, forest planning, forest inventory, timber cruising | Forestry
Wildfire management | prescribed burning, controlled burns, fire breaks
Nature conservation | habitat management, habitat restoration, wildlife conservation, biodiversity conservation, conservation work, nature protection
Park ranger work | park ranger, trail maintenance, visitor interpretation in parks, countryside ranger
~Hunting | gamekeeping, game keeping, trapping animals
Dairy farming | milking, milking cows, dairy herd management, dairy production, milking parlour, milking machines | Livestock farming
Cattle farming | beef production, beef farming, cattle handling, ~ranching, ranch work | Livestock farming
Pig farming | swine production, pig husbandry, hog farming, ~farrowing | Livestock farming
Poultry farming | poultry production, egg production, hatchery work, broiler production, chicken farming | Livestock farming
Sheep farming | sheep shearing, lambing, goat farming, shepherding, ~shearing | Livestock farming
Beekeeping | apiculture, honey production, beekeeper, hive management
Animal breeding | artificial insemination of livestock, livestock breeding, herd improvement, ~calving
Animal feeding | feeding livestock, animal nutrition, feed formulation, feeding animals
Animal welfare | animal welfare standards, animal protection, animal rescue, animal shelter work
Farm management | farm manager, farm planning, farm operations, agricultural management, farm business management | Agriculture
Farm machinery operation | combine harvester operation, combine harvester, baler operation, agricultural machinery operation, farm equipment operation, operating farm machinery
Agricultural advice | agricultural extension, farm advisory, agricultural consulting
Agricultural economics | agribusiness, agricultural marketing, commodity marketing
Fish farming | fish hatchery, salmon farming, oyster farming, shellfish farming, fish husbandry | Aquaculture
Commercial fishing | deck work on fishing vessels, trawling, net mending, longline fishing, trawler work | Fishing
Seafood handling | fish grading, shellfish handling
Land management | estate management, rangeland management, rural land management
Water conservation | drip irrigation, sprinkler irrigation, irrigation systems design, irrigation system maintenance
Erosion control | sediment control, stormwater management, slope stabilization
Environmental remediation | site remediation, contaminated land, soil remediation, groundwater remediation, brownfield redevelopment
Environmental management systems | =EMAS, environmental audits
Life cycle assessment | life cycle analysis, product carbon footprint, ecodesign, eco-design
Refuse collection | garbage collection, bin collection, refuse truck operation
Street cleaning | street sweeping, road sweeping, litter picking, graffiti removal | Cleaning
Environmental education | nature education, outdoor education, forest school, bush craft, wilderness skills
[knowledge]
Entomology | insect identification, insects science
Plant pathology | plant diseases, plant health, phytopathology
Dendrology | tree identification, wood science, wood technology
Renewable resources | bioeconomy, biomass, biomaterials
`;
