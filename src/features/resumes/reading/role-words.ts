/**
 * Words that distinguish job titles from employers: head words of titles, and words that are typical of names of employers or schools. English,
 * Spanish and Portuguese, folded. The matching engine has its own code for comparing titles.
 */
import { fold, foldedWords } from './folding.ts';

const toWordSet = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const ROLES = toWordSet(`
  accountant actor actress administrator advisor adviser agent aide analyst apprentice architect artist assembler assistant associate
  attorney auditor baker barista bartender biller bookkeeper broker builder buyer caregiver carpenter cashier ceo cfo cto coo cmo chef chief clerk
  cleaner coach coder collector concierge conductor consultant contractor controller cook coordinator copywriter counsel counselor
  creator curator dentist deputy designer detailer developer devops dietitian director dispatcher doctor driver economist editor educator
  electrician engineer entrepreneur estimator evaluator examiner executive expert fellow foreman founder cofounder generalist guard guide
  handler head host hostess hygienist illustrator inspector installer instructor intern internship interpreter inspector journalist laborer
  landscaper lawyer lead leader lecturer librarian machinist manager marketer mechanic merchandiser mentor midwife model moderator nanny negotiator
  nurse nutritionist officer operator optometrist owner painter paralegal paramedic partner pharmacist photographer physician
  physiotherapist pilot planner plumber porter practitioner president principal processor producer professor programmer promoter
  proofreader psychologist purchaser receptionist recruiter registrar rep representative reporter researcher resident reviewer
  sales salesperson scheduler scientist scrum secretary seller server setter sourcer specialist staff stocker strategist stylist
  superintendent supervisor support surveyor teacher technician technologist telemarketer teller temp tester therapist trader
  trainee trainer transcriber transcriptionist translator treasurer tutor underwriter va videographer volunteer waiter waitress
  webmaster welder worker writer freelancer sdr bdr qa

  abogada abogado administrador administradora administrativa administrativo agente albanil almacenista analista anestesiologa
  aprendiz arquitecta arquitecto asesor asesora asistente auditor auditora auxiliar ayudante bibliotecaria bibliotecario bodeguero
  cajera cajero camarera camarero capacitador capacitadora captador chofer cirujano cocinera cocinero colaborador comercial
  community conductor conductora conserje consultor consultora contador contadora contable contralor coordinador coordinadora corrector
  correctora creador creadora cuidador cuidadora delegado dependiente desarrollador desarrolladora dibujante directivo director directora
  disenador disenadora docente economista editora ejecutiva ejecutivo electricista encargada encargado enfermera enfermero
  entrenador entrenadora especialista estilista fisioterapeuta formadora fotografa fotografo fundador fundadora gerente gestor
  gestora guia ilustrador ingeniera ingeniero inspector instructor instructora interprete investigador investigadora jefa jefe lider
  locutor maestra maestro mecanico medica medico mensajero mercaderista mercadologa mercadologo mesera mesero moderador monitor
  nutricionista odontologa odontologo oficial operadora operador operaria operario operativo orientador parasanitario pasante
  periodista piloto planificador practicante practicas presidente presidenta profesor profesora programador programadora promotor promotora
  psicologa psicologo publicista quimica quimico recepcionista reclutador reclutadora redactor redactora reponedor representante
  responsable secretaria secretario socio soldador soporte subgerente supervisor supervisora tecnica tecnico telefonista teleoperador
  teleoperadora terapeuta tesorera tesorero trabajador trabajadora traductor traductora tutora vendedor vendedora vicepresidente vigilante
  visitador voluntaria voluntario becario becaria cofundador cofundadora copropietario propietario duena dueno titular apoyo

  advogada advogado ajudante almoxarife aprendiz arquiteta arquiteto assessor assessora assistente associado atendente autonoma
  autonomo auxiliar balconista bolsista caixa chefe comprador compradora conferente conselheira conselheiro consultor contabilista
  controladora coordenador coordenadora corretor corretora cozinheira cozinheiro cuidadora dentista desenhista desenvolvedor
  desenvolvedora designer diretor diretora docente economista educador educadora eletricista empreendedor encarregada encarregado
  enfermeira enfermeiro engenheira engenheiro entregador especialista estagiaria estagiario estagio esteticista estoquista executiva
  executivo faturista farmaceutica farmaceutico fiscal fisioterapeuta fonoaudiologa garcom garconete gerente jornalista lider
  mecanica monitora motorista nutricionista operadora pedreiro pesquisador pesquisadora professor professora programador programadora
  psicologa psicologo publicitaria publicitario recepcionista recrutador recrutadora redator redatora repositor representante revisor
  secretaria secretario servente socia socio supervisora suporte tecnica tecnico telemarketing tesoureira tesoureiro tradutor tradutora
  treinador vendedor vendedora vigia zelador zeladora`);

/** Words in names of employers that are rare in titles. */
const COMPANIES = toWordSet(`
  inc llc ltd ltda corp corporation gmbh plc sa sas srl sac sapi cv spa bv ag nv llp lp pllc eireli epp mei limited limitada
  company companies compania companhia cia co group grupo holding holdings partners associates bank banco hospital clinic clinica
  clinicas hotel hotels hoteles hoteis restaurant restaurante cafe bakery panaderia foods alimentos studio studios estudio labs laboratorio
  laboratorios laboratories agency agencia solutions soluciones solucoes systems sistemas technologies tecnologia technology industries
  industrias industria enterprises empresa empresas services servicios servicos logistics logistica freight transportes
  transportadora comercial comercio constructora construtora inmobiliaria imobiliaria seguros airlines aerolineas telecom energy energia
  media editorial editora press university universidad universidade college school colegio escola escuela instituto
  institute ministerio ministry ministerio alcaldia prefeitura gobierno governo government secretaria fundacion fundacao foundation ngo ong
  supermercado supermercados supermarket store stores tienda tiendas loja lojas farmacia farmacias pharmacy dental textiles outfitters
  consulting consultores consultoria advisors bpo contact startup software international internacional global
  ventures capital investments inversiones investimentos insurance realty properties networks digital works factory fabrica
  casa ferreteria libreria livraria atelier taller distribuidora importadora exportadora cooperativa asociacion associacao freelance self-employed
  independiente autonomo autonoma`);

/** Legal forms at the end of a registered name, with or without a comma. */
export const LEGAL_FORM =
  /^(?:inc|llc|l\.l\.c|ltd|ltda|corp|co|gmbh|plc|s\.?\s?a\.?(?:\s?(?:s|c|de\s+c\.?\s?v)\.?)?|s\.?\s?r\.?\s?l|s\.?a\.?p\.?i\.?(?:\s+de\s+c\.?v)?|c\.?v|eireli|me|epp|llp|pllc|limited)\.?$/i;

const SCHOOLS = toWordSet(`
  university universidad universidade universitario universitaria univ college school institute instituto institucion
  escuela escola colegio liceu liceo faculty facultad faculdade faculdades academy academia polytechnic politecnico politecnica politecnic centro
  conservatorio seminary tecnologico etec fatec senac senai sena unam itesm uba usp puc ufmg unicamp pucp utn bootcamp
  platzi coursera udemy edx freecodecamp fundacao getulio fgv uniandes udea eafit itam ipn uam unad uniminuto duoc inacap mit ucla nyu
  campus normal`);

const DEGREES = toWordSet(`
  bachelor bachelors bachelor's bsc bba beng master masters master's msc mba meng phd doctorate doctor degree diploma associate aas
  certificate certification ged
  licenciatura licenciado licenciada lic ingenieria ingeniero ingeniera tecnico tecnica tecnologo tecnologa tecnologia bachiller
  bachillerato maestria master magister especializacion especialidad posgrado postgrado doctorado diplomado profesional pregrado titulo grado
  contador contadora abogado abogada administrador medico medica arquitecto arquitecta psicologo psicologa enfermera secundaria preparatoria
  profesorado tecnicatura tsu diplomatura diplomada habilitacion
  bacharel bacharelado licenciatura graduacao mestrado doutorado especializacao pos-graduacao posgraduacao pos tecnologo ensino curso
  engenharia engenheiro engenheira mestre doutor tecnico superior medio
  juris undergraduate postgraduate baccalaureate perito perita bachilleres postdoctorado posdoctorado pos-doutorado egresado egresada
  tecnologos magisterio posgraduado ing`);

const hasWord = (set: ReadonlySet<string>, text: string): boolean => foldedWords(text).some((word) => set.has(word));
const countWords = (set: ReadonlySet<string>, text: string): number =>
  foldedWords(text).filter((word) => set.has(word)).length;

export const namesRole = (text: string): boolean => hasWord(ROLES, text);

/** Returns a score from 1 (certainly a job title) to -1 (certainly an employer). */
export const titleScore = (text: string): number => {
  const roles = countWords(ROLES, text);
  const companies = countWords(COMPANIES, text) + (LEGAL_FORM.test(text.split(/[\s,]+/).at(-1) ?? '') ? 2 : 0);
  if (roles === 0 && companies === 0) return 0;
  return Math.max(-1, Math.min(1, roles - 0.7 * companies));
};

export const namesSchool = (text: string): boolean => hasWord(SCHOOLS, text);

/** Abbreviated degrees: `B.Tech.`, `LL.B.`, `MSc`, `Ph.D.` Capitals distinguish them from words. */
export const SHORT_DEGREES =
  '(?:[BM]\\.?\\s?(?:S\\.?\\s?Ed|S\\.?\\s?[NWc]|SC|B\\.?\\s?A|F\\.?\\s?A|C\\.?\\s?A|P\\.?\\s?[AH]|A|S|E|D|Eng|ENG|Ed|Tech|TECH|Com|COM|Arch|Des|Phil|Pharm|Mus|Sc)|LL\\.?\\s?[BMD]|J\\.?\\s?D|Ph\\.?\\s?D|PhD|PHD|D\\.?\\s?Phil|Ed\\.?\\s?[DM]|Pharm\\.?\\s?D|D\\.?D\\.?S|D\\.?V\\.?M|A\\.?\\s?A\\.?\\s?S|A\\.?\\s?[AS])';

const DEGREE_START = new RegExp(`^[^\\p{L}\\p{N}]{0,4}${SHORT_DEGREES}(?![\\p{L}\\p{N}])`, 'u');

/** Returns true if a text names a degree or a course of study. */
export const namesDegree = (text: string): boolean => hasWord(DEGREES, text) || DEGREE_START.test(text);

const STUDIES =
  /^(?:accounting|administra(?:cion|cao)|agronomia|analis[ei]s? de sistemas|architecture|arqu?itec?tura|biolog(?:ia|y)|business|ciencias?|computacion|computer|comunica(?:cion|cao)|communications?|contabilidade?|contaduria|derecho|desarrollo|design|direito|diseno|econom(?:ia|ics)|educa(?:cion|cao|tion)|enferm(?:eria|agem)|engineering|estadistica|estatistica|finan(?:ce|zas|cas)|fisica|fisioterapia|gastronomia|gest(?:ion|ao)|graphic|historia|hospitality|hoteleria|informatica|information|jornalismo|journalism|letras|linguistics|logistica|marketing|matematicas?|mathematics|mecanica|medicin[ae]|mercadotecnia|mercadeo|negocios|nursing|nutri(?:cion|cao)|odontologia|pedagogia|periodismo|psycholog(?:y)|psicologia|publicidade?|quimica|recursos humanos|redes|rela(?:ciones|coes)|sistemas|sociologia|software|terapia|trabajo social|traduc(?:cion|ao)|turismo)\b/;

/** Returns true if a text names a field of study, for courses without a stated degree. */
export const namesStudies = (text: string): boolean => STUDIES.test(fold(text));
