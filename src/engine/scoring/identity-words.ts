/**
 * Words by which people state their origin or school, for identity.ts. Data only: separated by white space, with `_` for a space; case-insensitive
 * parts of regular expressions.
 */

/** Nationalities, English. */
export const DEMONYMS = `
argentine argentinian bolivian brazilian chilean colombian costa_rican cuban dominican ecuadorian ecuadorean salvadoran guatemalan haitian honduran
jamaican mexican nicaraguan panamanian paraguayan peruvian puerto_rican uruguayan venezuelan american canadian british irish australian indian pakistani
filipino filipina nigerian kenyan ghanaian egyptian moroccan south_african latina latino latin_american hispanic afro-latina black white asian`;

/** Nationalities, Spanish and Portuguese. */
export const LATIN_DEMONYMS = `
argentin[oa] bolivian[oa] brasile[ñn][oa] brasileir[oa] chilen[oa] colombian[oa] costarricense cuban[oa] dominican[oa] ecuatorian[oa] equatorian[oa]
salvadore[ñn][oa] guatemaltec[oa] haitian[oa] hondure[ñn][oa] mexican[oa] nicarag[üu]ense paname[ñn][oa] paraguay[oa] paraguai[oa] peruan[oa]
puertorrique[ñn][oa] uruguay[oa] uruguai[oa] venezolan[oa] venezuelan[oa] estadounidense norteamerican[oa] american[oa] angolan[oa] mo[cç]ambican[oa]
caboverdian[oa] latin[oa] latinoamerican[oa] ind[ií]gena(?:\\saimara|\\squechua|\\smaya)? mestiz[oa] negr[oa] branc[oa] blanc[oa] pard[oa]
afro-?(?:colombian|american|brasileir|descendient|descendent)[aeon]{0,2}`;

/** Nationalities that are also languages: an English teacher need not be English. */
export const LANGUAGE_DEMONYMS = `
spanish portuguese english french german italian chinese japanese korean russian ukrainian polish dutch greek turkish espa[ñn]ol[a]? espanhol[a]?
portugu[eé]s[a]? portugu[eê]s ingl[eé]s[a]? ingl[eê]s franc[eé]s[a]? franc[eê]s alem[aá]n[a]? alem[aã]o? italian[oa]`;

/** Schools that are known by a nickname. */
export const SCHOOL_NICKNAMES = `
usp unicamp ufrj ufmg ufrgs unb unesp puc puc-rio puc-sp fgv insper unam itesm ipn uam itam uba utn unc unlp itba uade uchile pucp unmsm uniandes udea
unal icesi ucv usb espol usfq udelar harvard yale princeton mit ucla nyu oxford cambridge cornell caltech`;

/** Common given names in three languages, folded. Without names of programs (`Ruby`, `Sage`, `Claude`). */
const GIVEN = `
aaron abel abigail abraham adalberto adam adan adela adelaide adele ademar ademir adilson adolfo adrian adriana adriano agnes agustin agustina aida ailton
aixa alan alana alba albert alberto aldo alec alejandra alejandro aleksandra alessandra alessandro alex alexa alexander alexandra alexandre alexia alexis
alfonso alfred alfredo alice alicia aline alisha alison allan allison alma alonso alvaro alyssa amanda amelia amparo amy ana anabel anahi analia ananda
anastasia anderson andre andrea andreia andres andressa andrew andy angel angela angelica angelina angelo angie anibal anita ann anna anne annette annie
antonella antonia antonio april araceli ariana ariel armando arnaldo arthur arturo ashley astrid augusto aurelio aurora axel aylin azucena barbara beatrice
beatriz becky belen benedito benicio benito benjamin bernarda bernardo berta bertha beth betty beverly bianca blanca bob bobby brad bradley brandon brayan
brenda brent brian brianna bridget bruce bruna bruno bryan caio caitlin camila camilo candelaria carina carl carla carlos carmen carol carolina caroline
cassandra catalina catarina catherine cauã cecilia celeste celia celso cesar charles charlotte chelsea cheryl chloe chris christian christina christine
christopher cindy cintia clara clarissa claudia claudio clayton clemente cleusa colleen connie conrado consuelo cora courtney craig cristian cristiana
cristiane cristiano cristina cristobal crystal curtis cynthia daiana daisy damian dan dana daniel daniela daniele danielle danilo dario darlene david dawn
dayana debbie deborah debra delfina delia denise dennis derek diana diane dianna diego dinora dolores dominga domingo donald donna doris dorothy douglas
duncan dustin dylan eddie edgar edgardo edison edith edmundo edson eduarda eduardo edward edwin efrain elaine elena eliana eliane elias elisa elisabeth
elisangela elizabeth ella ellen elsa elvira elvis emanuel emerson emilia emiliano emilio emily emma enrique enzo eric erica erick erik erika erin ernestina
ernesto esmeralda estefania estela esteban ester esther ethan eugenia eugenio eunice eva evan evelyn ezequiel fabian fabiana fabiano fabio fabiola
fatima federico felicia felipe felix fermin fernanda fernando fidel filipe flavia flavio flor florencia frances francesca francisca francisco frank
franklin fred frederico freddy gabriel gabriela gabriele gabriella gael gail gary genesis geoffrey george geovanna geraldo gerald gerardo german gerson
gilberto gilmar gina giovana giovanna giovanni gisela gisele giselle gladys glenda glenn gloria gonzalo graciela greg gregorio gregory greta griselda
guadalupe guido guilherme guillermina guillermo gustavo hannah harold harry haydee heather hector heitor helen helena heloisa henrique henry heriberto
hernan hilda horacio hortensia howard hugo humberto ian ignacio igor iker ileana ines ingrid irene irma isaac isabel isabela isabella isaias isidora
isidro ismael israel itzel ivan ivana ivette ivone ivonne jack jackeline jackson jacob jacqueline jaime jair jairo jake james jamie jan jana jane janet
janice janine jaqueline jared jason javier jean jeanette jeff jefferson jeffrey jenifer jenna jennifer jenny jeremias jeremy jerry jesica jesse jessica
jessie jesus jill jim jimena jimmy jo joan joana joanna joao joaquim joaquin jocelyn jodi joe joel johana johanna john johnny jonas jonatan jonathan jorge
jose josefa josefina joseph josh joshua josiane josue joyce juan juana juanita judith judy julia julian juliana juliane juliano julie julieta julio juliana
julissa justin kaique karen karim karina karla karol katherine kathleen kathryn kathy katia katie katrina kauan keila keith kelly ken kenia kenneth kevin
kiara kim kimberly kristen kristin kyle laila lais lara larissa larry laura lauren laurie lautaro lavinia laysa leah leandra leandro leidy leila leonardo
leonel leonor leopoldo leslie leticia lia lidia liliana lilian lillian lina linda lindsay lisa lisandro liz lizbeth lizeth lola lorena lorenzo lori louis
louise lourdes luan luana luca lucas lucero lucia luciana luciano lucila lucrecia luis luisa luiz luiza lupita luz lydia mabel macarena madison magali
magdalena maicon maira maite malena manoel manuel manuela mara marc marcela marcelo marcia marcio marco marcos margaret margarita maria mariah mariam
mariana mariangel mariano maribel maricela marie mariela marilia marilyn marina mario marisa marisol maristela maritza marjorie mark marlene marta martha
martin martina mary mateo mateus matheus mathew matias matilde matthew mauricio mauro max maxi maximiliano maximo maya mayra megan melanie melina melissa
melody mercedes mia micaela michael michele michelle miguel mike milagros milena milton mireya miriam misael moises molly monica monique montserrat morgan
murilo myriam nadia nahuel nancy naomi natalia natalie natasha nathalia nathalie nathan nayara nelida nelly nelson nestor nicholas nick nicolas nicole
nilda nilton noah noe noelia noemi nora norberto norma octavio odalys ofelia olga oliver olivia omar orlando oscar osvaldo otavio otto pablo paloma pamela
paola pascual patricia patricio patrick paul paula paulina paulo pedro penelope perla peter philip pilar priscila priscilla quezia rachel rafael rafaela
raimunda raimundo ralph ramiro ramon ramona randy raquel raul raymond rayssa rebeca rebecca regiane regina reginaldo reinaldo renan renata renato rene
reynaldo ricardo richard rick rita robert roberta roberto robin robson rocio rodolfo rodrigo roger rogelio rogerio roman romina ronald ronaldo roque rosa
rosalba rosalia rosalinda rosana rosangela rosario rosaura roseli rosemary roxana ruben rut ruth ryan sabrina salvador samanta samantha samara samuel
sandra sandro sandy santiago sara sarah saul scott sean sebastian selena selma serena sergio sharon sheila shirley silvana silvia silvio simon simone
socorro sofia sol soledad solange sonia sophia sophie soraya stacy stella stephanie stephany stephen steve steven sue suelen susan susana susy suzana
sylvia tainara taina talita tamara tania tara tatiana tatiane taylor teodoro teresa teresinha terry thais thalita thayna theo theresa thiago thomas tiago
tiffany tim timothy tina tobias todd tom tomas tony tracy travis trinidad tyler ulises uriel ursula valentin valentina valeria valter vanesa vanessa
vania vera veronica vicente vicky victor victoria vilma vinicius violeta virginia vitor vitoria viviana viviane vladimir wagner walter wanda wanderson
wellington wendy wesley wilfredo william willian wilma wilson ximena yadira yahir yamila yanina yasmin yesenia yesica yolanda yuri yvonne zoe zulema`;

export const GIVEN_NAMES: ReadonlySet<string> = new Set(GIVEN.trim().split(/\s+/));
