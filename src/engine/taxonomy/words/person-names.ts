/**
 * Names of people, for proper-names.ts and identity-names.ts, which determine the meaning of a name. Contains only data: folded words separated by
 * whitespace.
 */

/** Common given names in three languages. Excludes names of programs (`Ruby`, `Sage`, `Claude`). */
export const GIVEN_NAME_WORDS = `
aaron abby abel abigail abraham ada adalberto adam adan adela adelaide adele ademar ademir adilson adolfo adrian adriana adriano agatha agnes
agustin agustina aida aileen ailton ainhoa aitana aixa alan alana alba albert albertha albertina alberto alda aldo alec aleen alejandra alejandro
alejo aleksandra alena alene alessandra alessandro alessia alex alexa alexander alexandra alexandre alexia alexis alfonso alfred alfredo ali alia
alice alicia aline alisha alison aliya allan allen allene allie allison ally alma almudena alonso alvaro alvis alyssa amaia amanda amelia amparo
amy ana anabel anahi analia ananda anastasia anderson andre andrea andreia andres andressa andrew andy angel angela angelica angelina angelita
angelo angie anibal anita ann anna annalise annamae anne annette annie anselmo antonella antonia antonina antonio aparecida april araceli ardith
ariana ariel armando arnaldo arthur arturo asa ashley assunta astrid asuncion athena audie augusto aurelio aurora aurore axel aylin azucena
barbara beatrice beatriz becky belen benedito benicia benicio benito benjamin bernarda bernardo berta bertha bertrand beth beto betty beverly
bianca blanca blanche blas bob bobby brad bradley brando brandon braulio brayan breana brenda brent brett brian brianna bridget bruce bruna bruno
bryan cade caden caio caitlin callie camila camilo candela candelaria cara carina carl carla carlo carlos carmen carol carolina caroline casandra
cassandra cassandre catalina catarina catherine cathy cauã cecilia celeste celia celso cesar cesario chanelle charles charlotte chelsea cheryl
chloe chris christian christina christine christopher cindy cintia clair clara clarissa claud claudia claudio clayton cleber cleide clemente
cleusa clovis colleen connie conrado consuelo cora cordie corey courtney craig creola cristian cristiana cristiane cristiano cristina cristobal
crystal curtis cynthia daiana daisy dalila damian damion dan dana daniel daniela daniele danielle danilo daphne dario darlene dave david dawn
dayana deanna debbie debora deborah debra delaney delfina delia della delphia dena denilson denise dennis derek derick devan dexter diana diane
dianna diego dina dino dinora dolores dominga domingo donald donna dora doris dorothy douglas dulce duncan dustin dylan eddie edgar edgardo
edilson edison edith edmundo edna edson eduarda eduardo edward edwardo edwin edyth edythe efrain eladio elaine elda elena eli eliana eliane elias
elisa elisabeth elisangela elizabeth ella ellen ellie ellis ellsworth eloisa elsa elvira elvis elza emanuel emerson emilia emiliana emiliano
emilio emily emma eneida enrique enzo erasmo eric erica erick erik erika erin ernestina ernesto esmeralda esteban estefania estel estela estell
estella estelle ester esther ethan eugenia eugenio eunice eva evan evangelina evelyn everett ezequiel fabian fabiana fabiano fabio fabiola fannie
fanny fatima fausto federico felicia felicitas felipe felix fermin fernanda fernando fidel filipe finn flavia flavio flor flora florencia forrest
frances francesca francisca francisco frank franklin fred freda freddy frederico fritz gabriel gabriela gabriele gabriella gael gail garnet gary
gene genesis geoffrey george geovanna gerald geraldo gerardo german gerson gilberto gilmar gilson gina giovana giovanna giovanni gisela gisele
giselle gladys glauber glenda glenn gloria gonzalo graciela greg gregorio gregory greta griselda guadalupe guido guilherme guillermina guillermo
gustavo haleigh hank hanna hannah hans harley harold harry haydee heather hector heidi heitor helen helena heloisa henrique henry heriberto
herminia hernan hilario hilda hollis honorio horacio hortensia howard hugo humberto ian ignacio igor iker ila ileana ines inez ingrid iracema
irene irineu irma isaac isabel isabela isabella isaias isidora isidro ismael israel itamar itzel ivan ivana ivette ivone ivonne jacinto jacira
jack jackeline jackson jacob jacqueline jaime jair jairo jake james jamie jan jana jane janet janete janice janine jaqueline jared jasmin jason
javier jean jeanette jeanne jed jeff jefferson jeffrey jenifer jenna jennifer jenny jeremias jeremy jerry jesica jess jesse jessica jessie jesus
jettie jill jillian jim jimena jimmy jo joan joana joanna joao joaquim joaquin joceli jocelyn jodi joe joel joey johana johanna john johnny jonas
jonatan jonathan jordane jordy jorge jose josefa josefina joseph josephine josh joshua josiane josias josie josue joyce juan juana juanita judith
judy jules julia julian juliana juliane juliano julie julieta julio julissa jussara justin kaique kallie karen karim karina karla karol kasey
katherine katheryn kathleen kathryn kathy katia katie katrina katrine kaua kauan kayla keila keith kelley kelly ken kenia kenneth ketlyn kevin
kiara kim kimberly kira kole kristen kristian kristin krystal krystina kurt kyle laila lais lana lance lara larissa larry laura lauren laurie
lautaro lavinia laysa leah leandra leandro leann leanna leanne leda leidy leila leilani lena lenny leo leon leona leonardo leonel leonor leopoldo
leroy leslie leta leticia levi lexi lexie lia lidia lidiane lilian liliana lillian lina linda lindomar lindsay linnea linnie lionel lisa lisandro
liz lizbeth lizeth lizzie lois lola lorena lorenzo lori lorraine louis louise lourdes luan luana luca lucas lucero lucia luciana luciano luciene
lucila lucille lucrecia luis luisa luiz luiza lupita lurdes luther luz lydia lynn lynne mabel macarena mack madison mae magali magdalena maia
maicon maira maite maiya makenzie malena manoel manuel manuela mara marc marcela marcelino marcelo marcia marcio marco marcos margaret margarita
maria mariah mariam mariana mariangel mariano maribel maricela marie mariela marilene marilia marilyn marina mario marisa marisol maristela
maritza marjorie mark marlene marlon marsha marta martha martin martina marvin mary mateo mateus matheus mathew matias matilde matt matthew
maureen mauricio mauro max maxi maximiliano maximo maxine maya mayara mayra megan melanie melina melissa mellie melody melyna mercedes mia
micaela michael michele michelle miguel mike milagros milena milton mireya miriam misael mitchell moacir moises molly monica monique montserrat
morgan moses murilo myles myra myriam nadia nadine nahuel naiara nancy nannie naomi natalia natalie natasha nathalia nathalie nathan nayara neide
neil nelida nelly nelson nestor neusa nicholas nick nicolas nicole nilda nilton nina nivaldo noah noe noel noelia noemi nora norberto norma
norman oceane octavio odair odalys ofelia olga oliver olivia omar omer orlando oscar osmar osvaldo otavio otilia otis otto pablo paloma pam
pamela paola pascale pascual patricia patricio patrick paul paula paulina paulo payton pedra pedro penelope perla perry pete peter phil philip
pierce pilar priscila priscilla quezia rachel rafael rafaela raimunda raimundo raissa ralph ramiro ramon ramona randi randy raquel raul raymond
rayssa rebeca rebecca regiane regina reginaldo reinaldo renan renata renato rene reva reynaldo ricardo richard rick rigoberto rita robert roberta
roberto robin robson rocio roderick rodolfo rodrigo rogelio roger rogerio roman romina ronald ronaldo ronnie roque rosa rosalba rosalee rosalia
rosalinda rosana rosangela rosario rosaura roseli rosemary rosie rosilene rosimeire rosita roxana ruben rubie russell rut ruth ruthe ryan ryder
sabrina sadie salvador samanta samantha samara sammy samuel sandra sandro sandy santiago sara sarah saul savanna scott sean sebastian selena
selma serena sergio seth sharon sheila shirley sid sidney silvana silvia silvio simon simone skyla socorro sofia sol solange soledad sonia sonya
sophia sophie soraya stacy stan stefan stefanie stella stephanie stephany stephen steve steven stuart sue suelen susan susana susy suzana suzane
sylvia taina tainara taisa talia talita tamara tania tara tatiana tatiane tatyana taylor ted telma teodoro teresa teresinha terrance terry thais
thalia thalita thayna theo theodore theresa thiago thomas tia tiago tiffany tim timothy tina tobias todd tom tomas tommy tony tracy travis trevor
tricia trinidad tyler tyra ulises uriel ursula valdir valdirene valentin valentina valeria valter vanderlei vanesa vanessa vania vera verlie
vernon veronica vicente vicky victor victoria vilma vince vinicius violeta virginia vitor vitoria viviana viviane vladimir wagner wallace walter
wanda wanderson wayne wellington wendy wesley wilbur wilfredo willa william willian willie wilma wilson ximena yadira yago yahir yamila yanina
yasmin yasmine yesenia yesica yolanda yuri yvonne zachary zilda zoe zola zulema`;

/** Given names that are also programs or places. Followed by a surname, they refer to people. */
export const GIVEN_LIKE_OTHERS = `
apollo art ashby asher astro aurora austin avery bill brooklyn buddy cairo carson casey cassandra charity chase claude clay cooper cypress dakota
dale dallas dart dax dean denver devon drake drew eden elixir faith fletcher ford forest francisco gatsby georgia grace grant harmony harper
haskell hope hunter india ivy jade jasmine jasper java jenkins jordan josef joy julia juniper kit lily logan london lua luigi may maya miles milo
nova otter owen paris pascal pat patience pearl phoenix piper quinn ray reed rose ruby rust sage savannah scout scribe sierra sky skyler spark
spencer spring stella sterling summer sutton swift sydney troy violet will willow winter wren`;

/** Common surnames, especially those that are also words: trades, things and places of work. */
export const SURNAME_WORDS = `
acosta adams aguilar aleman allen almeida alvarez alves anderson andrade arce archer arias atencio avila ayala bailey baker banda banks barber
barbosa barros bell bishop black blanco block bode bond bonilla booker bowman boyd brewer bridges brook brooks brown bueno burns bush butcher
butler cabrera cadena caldera calderon campos canales cannon cardenas cardoso carpenter carrera carrero carrillo carter carvalho carver casares
casas case cassin castellanos castillo castle castro cavalcanti cervantes chambers chandler chapa chapman chavez clark coach cole coleman collier
collins conductor conn contreras cook cooper cordova corona correa correia cortes costa couto crawford cross cruz daniels davis day dean delgado
dias diaz dixon draper driver duenas dunn dyer edwards ellis escobar espino espinoza evans farmer ferguson ferreira ferrer ferrero ferry field
fields figueroa fisher fleming fletcher flores fontes ford forest forester forster foster franco freeman freitas french frias fuentes fuller
garcia gardener gardner garner gibson glover gold goldsmith gomes gomez gonzalez gordon grady graham grant green griego griffin guerra guerrero
gutierrez guzman hall hamilton hand hane harper harris harrison hawkins hayes henderson henry hernandez herrera herrero hicks hill holmes homes
house hudson huel huels hughes hunt hunter iglesias jackson jenkins jimenez johnson jones jordan jurado justice kelly kennedy key king knight
lane lang lara law leal lee lewis lima little long lopes lopez lowe macedo machado madera maia major maldonado mann marin mariner marino marsh
marshall martin martinez martins mason mata matos mayor mcdonald medina mejia mendes mendoza mercado merchant mesa miller mills mitchell molina
montes montoya mora moraes moreira moreno morris morrison moss mota munoz murphy murray myers naranjo nascimento nava nelson neto nichols nino
nogueira nunes nunez ochoa oliveira orta ortega ortiz otero owens pacheco page painter palmer park parker parks parra partida pastor patterson
payne paz pena pereira peres perez perkins perry peterson phillips pineda piper pitman pizarro plata plumber pope porras porter potter powers
prado price prince prior puente qualls queen quintero ramirez ramos rath raya reader redondo reed reeves rey reyes reynolds ribeiro rice rincon
rios rivas rivers roberts robertson robinson robles rocha rodriguez rogers rojas romero romo rosa rosas ross rubio rueda ruiz russell saddler
salas salazar sales salinas sanchez sanders sandoval santos sawyer scott scribner segura serra sharp shaw shepherd sierra silva simmons simpson
singer sipes skiles skinner slater smith soldado sommer soto sousa souza spencer spicer stephens stevens steward stewart stone strong suarez
sullivan sumner sutter swift tanner taylor teacher teixeira tello thatcher thomas thompson torres towne toy trejo trujillo tucker turner tyler
valencia valle vargas vasquez vega vela ventas vera viana vidal vieira wagner walker wallace waller walls ward warden warren washington waters
weaver webb webber webster well wells west wheeler white williams wilson winter witting wolf wolff wood woods woodward workman wright young
zapata`;
