/**
 * Words that are one typo away from a skill or title word but have a different meaning: `promoting` is not `prompting`, and `inmersión` is
 * not `inversión`. misspelling.ts never corrects them. Contains only data, folded, in three languages.
 */
export const FALSE_FRIENDS = `
adduction adoptability adoptable altercations alternations angula anidacion anular apicultura arbitrage
arbitrate assemble atacao attesting backboard backbones backed barita bartering bender bogging boosing
brandling brandying buscar calculous cantables cantering canvass capacitar casales cautioning cecografia
champaign choreograph chromatograph cluttering compas composting comunicamos concierne concierte congos
conserjeria constable constables constriccion constriction contales contendores contraltos contrasting
contrasts contritos conveccion copras corana cordata corografia cosets costra countable cratering cronografa
cryptograph culminarias datado dawing debagging deigning delega deliver denegacion denegation deporteis
deprecation deputacao deseno diligente dilling dirigencia discover diving eduction electro elementar empata
encantamento encestas enfermaria enragement enviso escape estenografia etilismo exhortacion exhortaciones
expres facias faming faring fiance fianzas fireballs firestone fiscos flings fonografia foretasting forran
fracturas framing fright fronted gating gemologia gnomica handcrafts histerias historial hosing impostors
indiccion inertias informativa informativo inmersion inmersiones inscape insolencia invento irritacao
irritation lamias leaden leales limitaciones linera liners linked linker liters litigious magneto medial
megapixel merados mesoterapia microscopy mintiest minuet minuets mocito moderado moderator ontologia opener
ornamento ornamentos orografia pacing paining palomeria panillas panning panting patens patronage peroracion
pestle phonography physis plantillas plates platillas pluming podiatria podiatric postres precesion prestados
procedere procederes promoting propagada prosecting prospectus quarks ranche reaccion recaption refaccion
reparo reposting reprogramming rescaldos resiliente resorting retorting ripping russia safico sagger salability
sander scaping scarping secesiones shades shading souring streamlet stying subletting submersion succussion
supervisa tablea tardos tendes threes titter tocografia tolerante tomografia tonado tracing trasmision
tribulacion trismo tronado truffe truismo tutorials unselling vacuation vanish vaporacion venter wildly
worktable
academia action acuario ambulante automatizado autonomous avicultor baking barrenera barrenero barter bather batter
beaches bombeo booster caminos camioneta carter casters catador clarificador clarificadora coaching coaster cobble
compass conservator contactor contralto cortadora cortadores cosedores crater creator curado curator dealing decorados
defective detection diploma directories elevadora elevadores embajador embajadora empaquetado employers enologist
envasado estenografa estenografo factor factors firewoman floats forjador forjadora frames galley garage gilder glazer
glider grater greater hander handle handles healing historiales impreso impresos infection interes inventor lather
lightning loading mailer manger manipulator materia materias medication meeting modeler moderador moldeado
molder nailer ocultista orientator panner pastas paster perfusionista pescado pescados pierce piercer plantas planter
plater pointer porter posters potter principles prisiones produce projection proration proyeccion puertas reactor
reactores recocedor recocedora reductor reductora refuge regulator residence residencial responsible roasted roaster
rooster sacker sailing scorekeeper sealing seating separator settees solador soladora solder staker steamer
stitching stoker tendor tipografa tipografo toaster torera torero trance tucker tuning vender
wedding welding wielding
`;
