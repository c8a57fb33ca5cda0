/** The plural of a noun that is counted, the noun itself where it is not; null for a noun of which neither is known. */
export function asObject(noun: string): string | null {
  if (MASS.has(noun)) return noun;
  if (IRREGULAR[noun] !== undefined) return IRREGULAR[noun] ?? null;
  if (!COUNTED.has(noun)) return null;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Services to people: they are provided, and stand behind what they are for ("wound care"). */
export const PROVIDED: ReadonlySet<string> = new Set(
  'care support service services therapy assistance aid counselling counseling guidance intervention tuition'.split(
    ' ',
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  shelf: 'shelves',
  child: 'children',
  person: 'people',
  tooth: 'teeth',
};

/** Mostly those of which the names of skills in ESCO speak in the plural. */
const COUNTED = new Set(
  `accident account agreement aircraft animal appliance application appointment article artwork asset audit bandage battery beam bed beverage bicycle bid bike bill blueprint board boiler bolt book booking boundary brake bridge brochure budget building bulletin bus business cable cake calculation calendar call camera campaign
candidate car carpet cart case catalogue ceiling certificate chain chart child chimney circuit claim client clock cocktail code colleague collection column committee competitor complaint component computer conference connector consignment container contract control convoy costume course court cow crane crate credential crew
crop customer database deadline deal defect delay delivery demand design device diagram diet dish display document dog door dose drain drawing dress drill driver drone drug duct editor employee engine enquiry error estimate event exam examination exercise exhibition expense experiment export facility family farm fault feature fence
field figure file film fixture flat fleet flight floor flower form frame fridge furnace game garden garment gate guest guideline guitar hall hedge home horse hose hotel house image import incident indicator ingredient injection inquiry inspection installation instrument interview inventory invoice issue item joint journal kitchen
lawn layout leaflet lease lesson letter library lift line liner load loan location lock lorry machine magazine manual map market meal measurement medicine meeting member memo menu message meter mill mission model module motor mould mower museum negotiation network newsletter note notice objective office operation order oven package pallet
panel parcel parent park part participant partner passenger patient payment performance permit pet photo photograph picture pipe plan plant plate playground plug podcast policy pool portfolio post poster prescription presentation price problem procedure process product production profile programme project property proposal prototype pump
pupil purchase quantity query question questionnaire quotation quote ramp recipe record reference referral refund register registration regulation relationship rental repair report request requirement resident resource result return review risk road roof room route sale salad sample sandwich scaffold scene schedule school script seat section
sensor server session sheet shelf shift ship shipment shop shutter sign signal site sketch socket specification specimen stage stakeholder statement station strategy student supplier survey switch system table tank target task team tenant tender test text ticket tile timetable tool tour toy track tractor trailer train transaction translation
tree trench trial truck tyre unit user vacancy valve van vegetable vehicle vendor venue vessel video visit visitor volunteer wall wallpaper warehouse warranty wedding weld wheel window wire workflow workshop yard`.split(
    /\s+/,
  ),
);

/** Mostly those of which the names of skills in ESCO speak in the singular alone. */
const MASS = new Set(
  `access accounts care admissions advertising baggage bread cargo cash cattle clothing coal coffee compliance concrete conduit consumption content copy correspondence cost costs credit currency curricula data debt demand electricity electronics energy equipment evidence expenditure feedback fertiliser finance fish fleet food footwear freight fruit fuel
funding furniture gas glass goods grain hair hardware hay ice information infrastructure ink insulation inventory jewellery jewelry labour land laundry lighting linen livestock logistics luggage lumber machinery mail material materials meat media medication merchandise metal milk money mortar music oil operations packaging paint paper paperwork
payroll personnel pipework pollution post poultry power procurement production property publicity quality revenue rubbish sales sewage sheep silage snow software soil sound staff stationery steel stock stone supplies tax taxes timber timber traffic transport travel video waste water wine wood wool`.split(
    /\s+/,
  ),
);
