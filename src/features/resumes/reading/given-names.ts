/**
 * Frequent given names in Latin America and the United States, folded. They distinguish a second
 * given name from a surname.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abel abigail abraham adam adan adela adolfo adrian adriana agustin agustina aida aime alain alan alba albert alberto aldo alejandra
   alejandro alex alexa alexander alexandra alexandre alexis alfonso alfredo alice alicia aline alisson allan alvaro alyssa amalia amanda
   amelia amparo amy ana anabel anderson andre andrea andreia andres andrew andreza angel angela angelica angeles anibal anita ann anna anne
   anthony antonella antonia antonio ariel arlene armando arnaldo arturo ashley astrid augusto aura aurora axel ayelen barbara beatriz
   belen benicio benito benjamin bernardo berta bianca blanca boris brandon brayan brenda brian bruna bruno byron caio camila camilo candela
   carina carla carlos carmen carolina caroline catalina caterina catherine cecilia celeste celia celina celso cesar charles christian
   christina christine christopher cindy cintia clara clarissa claudia claudio clemente constanza consuelo cristhian cristian cristiane cristiano
   cristina cristobal cynthia dafne daiana daisy damian dana daniel daniela danielle danilo dante dario david dayana debora deborah delfina
   denis denise diana diego dolores domingo dominique donald dora douglas edgar edgardo edison edith edmundo eduarda eduardo edwin efrain elaine elba
   elena eleonora elias elisa eliana elizabeth eliseo elsa elvira emanuel emilia emiliano emilio emily emma enrique enzo eric erica erick
   erika ernesto esmeralda esperanza esteban estefania estela ester esther eugenia eugenio eva evelyn ezequiel fabian fabiana fabio fabiola
   fatima federico felicia felipe felix fernanda fernando fidel flavia flavio flor florencia francis francisca francisco franco frank
   freddy frederico gabriel gabriela gael genesis george georgina gerardo german gilberto gilda gina giovanna giovanni gisela giselle gladys glenda
   gloria gonzalo grace graciela gregorio greta grisel guadalupe guido guilherme guillermo gustavo hannah harold hector heitor helen helena
   henrique henry hernan hilda horacio hugo humberto ignacio ileana ines ingrid irene iris irma isaac isabel isabella isabelle ismael israel
   itzel ivan ivana ivonne jacqueline jaime jair james jamie jane janet javier jason jean jeferson jefferson jeison jenifer jennifer jenny jeremias
   jeronimo jesica jessica jesus jhon jimena joan joana joao joaquin joaquim joel johana johanna john johnny jonas jonathan jorge jose josefa
   josefina joseph joshua josue joyce juan juana juliana julia julian juliana juliane julieta julio justin karen karina karla karol kate
   katherine kathryn katia kelly kenneth kevin kimberly larissa larry laura lautaro lazaro leandro leila leonardo leonel leonor leticia
   lia lida lidia lilia lilian liliana lina linda lisa liz lizbeth lorena lorenzo lourdes luana luca lucas lucia luciana luciano lucila
   lucrecia luis luisa luiz luiza luna luz lydia macarena magali magdalena maia maira manoel manuel manuela mara marc marcela marcelo
   marcia marcio marco marcos marcus margarita margaret maria mariana mariano maribel maricela mariela marina mario marisa marisol marissa
   mark marlene marta martha martin martina mary mateo mateus matheus matias matthew mauricio mauro max maximiliano maximo maya mayra melanie melina
   melisa melissa mercedes mia micaela michael michel michele michelle miguel milagros milena milton mirella mireya miriam mirta moises
   monica monserrat murilo myriam nadia nahuel nancy naomi natalia natalie nathalia nathan nayara nelly nelson nestor nicolas nicole nidia nilda
   noelia noemi nora norberto norma octavio ofelia olga olivia omar orlando oscar osvaldo otavio pablo pamela paola patricia patricio patrick
   paul paula paulina paulo pedro peter philip pilar priscila rachel rafael rafaela ramiro ramon raquel raul rebeca rebecca regina reinaldo
   renata renato rene ricardo richard rita robert roberta roberto robinson rocio rodolfo rodrigo rogelio rogerio roger rolando roman romina
   ronald ronaldo rosa rosalia rosana rosario roxana ruben ruth ryan sabrina salome salvador samanta samantha samuel sandra santiago santos sara
   sarah saul sebastian selena sergio sharon sheila silvana silvia silvio simon simone sofia sol solange soledad sonia sophia stella stephanie
   stephen steven susan susana sylvia tamara tania tatiana teo teresa theo thiago thomas tiago tomas ulises ursula valentin valentina valeria vanesa
   vanessa vera veronica vicente victor victoria vinicius violeta virginia vitor vivian viviana walter wanda wellington wendy wesley wilfredo
   william wilmer wilson ximena xiomara yadira yamila yamile yanet yanina yara yasmin yesenia yesica yolanda yuri zoe zulema`.split(
    /\s+/,
  ),
);
