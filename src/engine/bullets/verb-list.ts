/** Verbs that resumes open with, by their base form; all regular. */
export const REGULAR =
  `agree autoclave pot accelerate accept accompany accrue achieve acquire act adapt add address adjust administer admit adopt advance advertise advise aid align allocate
amortise analyse analyze answer anticipate apply appoint appraise approve arrange assemble assess assign assist attach attend attract audit author
authorise authorize automate award bake balance bandage bathe bill board book boost bottle brief broker brush bundle butcher calculate
calibrate cancel call campaign canvass care carry carve cash catalogue cater chair champion change charge chart chase check clean clear climb close coach
coat code collaborate collate collect color colour commission commit communicate compare compile complete comply compose compute conclude conduct
configure connect conserve consolidate construct consult contact contribute control convert convey convince cook coordinate copy correct correspond
counsel count couple cover craft create crimp cultivate curate customise customize cycle debottleneck debug decide decorate decrease define delegate
deliver demolish demonstrate deploy deputise deputize describe design detain detect determine develop devise devote diagnose digitise digitize dip
direct discharge discover discuss dismantle dismiss dispatch dispense display dispose distribute dock document dose double draft dress dry dun earn
edit educate elect eliminate embed employ empty enable encourage enforce engage engineer enhance enlarge enlist enrol enroll ensure enter entertain
equip erect escort establish estimate evaluate examine excavate exceed execute expand expedite explain explore export express extend fabricate
facilitate file fill fillet film filter finalise finalize finance finish fire fish fit fix flag fold follow forecast forge formulate foster freelance
fry fund furnish gain garnish gather gauge generate glaze grade graft grate greet grill grout guarantee guard guide halve handcraft handle harden
harvest head help hem hike hire hoe host identify illustrate implement import improve increase influence inform initiate inject inscribe insert
inspect inspire install instruct insulate integrate interpret intervene interview introduce invent invest investigate invigilate invite invoice iron
issue iterate join judge knead knit label laminate launch lease lecture liaise lift list listen load lobby locate log look lower machine magnify mail
maintain manage manufacture mark market maximise maximize measure mediate mentor merge migrate milk minimise minimize mix mobilise mobilize model
moderate modernise modernize modify monitor mop motivate mould mount move mow nail negotiate note notify nurse nurture observe obtain offboard offer
offset onboard open operate optimise optimize orchestrate order organise organize orientate originate outfit outline overhaul pack package paint park
parse participate partner pass patrol peel perfect perform personalise personalize persuade phase phone photocopy photograph pick pilot pinpoint
pioneer pitch place plan plant plaster plate play plot plumb poach polish post pour practise predict prepare prescribe present preserve preside press
prevent price print prioritise prioritize probe process procure produce program programme promote prompt propose protect provide provision prune
publish pull purchase purify push quantify question quote raise rally rate reach react realise realize rear reassure rebrand recall receive recite
recommend recommission reconcile recondition record recover recruit recycle redesign redirect reduce refactor refer referee reference refine refit
reflect refresh refurbish refuse regain register regulate rehabilitate rehearse reinforce reiterate rejuvenate relate relay release relocate remind
remodel remould remove render renew renovate rent reorganise reorganize repackage repair replace reply report reposition represent request require
rescue research reserve resolve respond restock restore restructure retain retouch retrain retrieve return revamp reverse review revise
revitalise revitalize rig roast roll rotate route safeguard salvage sample sand sanitise sanitize satisfy save scaffold scan schedule screen scrub
sculpt sear search seat secure select separate serve service settle shape share shift ship shorten show shred sign simplify sketch skim slice solder
solve sort source spearhead specialise specialize splice sponsor spot spray stabilise stack staff standardise standardize start steer sterilise
sterilize stimulate stitch stock stop store strategise strategize streamline strengthen strip structure style submit substitute succeed suggest
summarise summarize supervise supplement supply support surpass survey sustain suture swab switch symbolise synthesise tabulate tackle tag tailor talk
tally target taste tend terminate test thread tidy tighten tile tip toast trace track trade train transact transcribe transfer transform transition
translate transmit transport treat treble triage trim triple tune turn tutor type uncover unify unite unload unpack unveil update upgrade upsell use
usher utilise utilize vaccinate validate value verbalise verify vet visit vitalise volunteer vote wait walk wash watch water wean weed weigh welcome
weld widen wipe wire witness work wrap yield
comprehend interact study scrutinise scrutinize activate advocate cooperate view adhere assure mend commend fell jog reheel reroute declutter recognise recognize endorse cleanse
consider hand barter manipulate mine alter heat specify confer clarify cope confirm exercise extract exhibit elaborate amend conform drill combine
institute manoeuvre landscape incorporate disseminate certify distinguish detail fasten avoid discern pursue reconstruct simulate perceive blend pump
disinfect accomplish fuel vacuum impose enact rank tweak stain archive ask signal chronicle pile affix amass possess map categorise categorize fulfil
fulfill link superintend decipher grant query pose conceive seal drain disclose land loan differentiate inaugurate stockpile varnish comment anchor
exploit massage mitigate harmonise harmonize buff rinse navigate restrict stamp chop disassemble defend commence discard dye upskill empower
merchandise hammer memorise acknowledge capture synchronise synchronize stow engrave evacuate depict cure dump celebrate publicise publicize rework
allot animate classify calm soothe reshelve dust rake repot hoover
form permit force announce state mention stare imagine base approach destroy suffer attempt affect repeat notice vary threaten name
cost travel proceed rest match experience oppose divide score expose limit rush associate aim appreciate exclude light relax multiply absorb occupy
project govern interrupt borrow concentrate contemplate qualify relieve rub squeeze strive average bury delay inquire isolate straighten subject
suspend accommodate restrain overlook credit focus frame graduate function equal exchange augment applaud alert compound consume dictate deduct
subtract resign swap accumulate compress precipitate reappear repay condition donate elevate rearrange reconsider circulate clothe compensate debate
defuse dine divert download upload encompass erase fuse hitch hook level lodge loosen lubricate mature narrow nourish officiate orient pair paste
pinch pool prosecute pronounce ratify rationalise rationalize replenish retrace resolder resurface screw segregate shave shield shovel sieve silence
slow smoke smooth soak soften spark sprinkle square stabilize strap stretch subsidise subtitle summon tack thicken tow trap trigger tuck unblock
unlock ventilate wax whip zone anaesthetise anesthetize accession adjudicate annotate brace catalog cement chaperone clip coppice courier crate
crochet decontaminate defrost dialyse disconnect dredge embroider encode enrich flatten galvanise garden gild groom harness hedge herd hoist hose
index inoculate intubate irrigate jar juggle lacquer laser launder lime lathe mill monetise mulch muck narrate notarise oil outsource oxidise
pasteurise pave pickle pipe plane pollinate portion preheat prime proof propagate punch quarry quilt radiograph redraft reconnect reglaze rehouse
repaint replant repoint resole rewire roof sandblast seed shelter shuttle skin slaughter smelt staple steam stuff tan tarmac thatch thin tint
top trunk deescalate de-escalate couple retry uncouple sharpen laminate lamb debone tenderise parboil blanch caramelise barbecue glue rivet lag transpose turf transplant underpin upholster vend warehouse waterproof whitewash winterise zest
abridge arbitrate arrest attain befriend bleach boil condense confiscate console converse copyedit countersign crosscheck curl decant detach deworm dial disembark distil dub enquire escalate ferment fertilise fertilize frisk glean hasten hatch haul highlight illuminate impound infuse insure lighten marinate medicate mince pacify palletise palletize palpate pluck postpone quicken reap rebook reboot reconfirm reheat rehome reimburse reorder rephrase reschedule restart reupholster reword scatter seize  shortlist shuffle slash soar stiffen stir thaw unbolt unearth uninstall unplug unscrew urge warm warn whiten`.split(
    /\s+/,
  );

/** Irregular ones: base, past and the form in -ing. */
export const IRREGULAR = `reset reset resetting;bear bore bearing; begin began beginning; bind bound binding; bring brought bringing; build built building; buy bought buying; catch caught catching; choose chose choosing; cut cut cutting; deal dealt dealing; do did doing;
draw drew drawing; drive drove driving; feed fed feeding; find found finding; fly flew flying; get got getting; give gave giving; go went going; grow grew growing; hang hung hanging; hear heard hearing; hit hit hitting; hold held holding;
keep kept keeping; lay laid laying; lead led leading; learn learned learning; let let letting; make made making; meet met meeting; oversee oversaw overseeing; pay paid paying; put put putting; read read reading; rebuild rebuilt rebuilding; redo redid redoing; rewrite rewrote rewriting;
ride rode riding; run ran running; see saw seeing; sell sold selling; send sent sending; set set setting; sew sewed sewing; sing sang singing; sit sat sitting; speak spoke speaking; spend spent spending; spin spun spinning; split split splitting; stand stood standing; swim swam swimming; take took taking; teach taught teaching; tell told telling; think thought thinking; troubleshoot troubleshot troubleshooting; proofread proofread proofreading; shoot shot shooting; grind ground grinding; wind wound winding;
undertake undertook undertaking; dig dug digging; sweep swept sweeping; shake shook shaking; bend bent bending; breed bred breeding; withdraw withdrew withdrawing; sow sowed sowing; input input inputting; uphold upheld upholding; ring rang ringing; win won winning; write wrote writing; lend lent lending; fight fought fighting; seek sought seeking; weave wove weaving; sling slung slinging; string strung stringing; stick stuck sticking; strike struck striking; wear wore wearing; rewind rewound rewinding; retell retold retelling; retake retook retaking; outsell outsold outselling; spray sprayed spraying`;

/** Verbs whose last consonant is doubled, with their doubled forms. */
export const DOUBLING: ReadonlySet<string> = new Set(
  'patrol control compel propel excel format submit permit regret occur prefer defer confer infer deter outfit repot wrap trap clip submit occur hem scrub swab unplug tan thin top pop rub equip strap dub stir counsel travel level signal fulfil chop map dial tunnel drop swap pot plan program ship stop transfer refer label model cancel fit trim wrap knit log tag debug scan equip enrol rig strip vet mop transmit admit commit plot flag dip hem skim'.split(
    ' ',
  ),
);
