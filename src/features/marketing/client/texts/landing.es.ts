/** Spanish text for the landing page. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, FIRST_TALK_MINUTES } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { landingEn } from './landing.en.ts';

export const landingEs: TranslationOf<typeof landingEn> = {
  hero: {
    eyebrow: `Más de ${CLAIMS.companies} empresas confían en nosotros`,
    title: 'Tu próxima gran contratación, casi en tu mismo horario.',
    text: `${brand.name} conecta a empresas de EE. UU. con profesionales remotos de América Latina que hablan inglés y cuyo perfil ya aprobamos. Contrata en menos de ${CLAIMS.daysToHire} días y paga solo si contratas.`,
    book: `Agenda una consulta de ${FIRST_TALK_MINUTES} minutos`,
    roles: 'Ver los puestos',
    looking: '¿Buscas trabajo remoto?',
  },
  facts: [
    { figure: `${CLAIMS.placementRate}%`, text: 'de vacantes cubiertas' },
    { figure: `Menos de ${CLAIMS.daysToHire} días`, text: 'para contratar, desde la primera llamada' },
    { figure: `Hasta ${CLAIMS.savingPercent}%`, text: 'de ahorro en costos de talento' },
    { figure: 'El mejor 3%', text: 'del talento llega a ti' },
    { figure: `${BRAND_FACTS.guaranteeMonths} meses`, text: 'de garantía en cada contratación' },
  ],
  goal: 'Nuestra meta',
  how: {
    eyebrow: 'Cómo funciona',
    title: 'Cuéntanos qué buscas, recibe perfiles aprobados y contrata.',
    lead: 'Tres pasos y ningún pago por adelantado. Nosotros hacemos la mayor parte del trabajo y tú decides.',
    consultation: 'Agenda tu consulta',
    steps: [
      {
        title: 'Consulta',
        text: `Una consulta de ${FIRST_TALK_MINUTES} minutos. Nos hablas del puesto, el equipo y el presupuesto, y te decimos qué hace falta para cubrir la vacante.`,
      },
      {
        title: 'Recibe perfiles aprobados',
        text: `La búsqueda con IA compara tu vacante con los perfiles aprobados. Conoces al mejor 3% en menos de ${CLAIMS.daysToHire} días.`,
      },
      {
        title: 'Contrata',
        text: `Entrevista, elige y empieza. Sin pagos por adelantado: solo pagas cuando contratas, con ${BRAND_FACTS.guaranteeMonths} meses de garantía.`,
      },
    ],
  },
  sample: {
    title: 'Entiende por qué alguien encaja',
    text: 'Cada persona tiene una puntuación de compatibilidad con tu vacante y ves de dónde sale: qué encaja, qué se acerca y qué falta. La puntuación nunca toma en cuenta el nombre, la foto, la edad ni la escuela, y cada persona puede desactivarla. Te ayuda a comparar; la decisión es tuya.',
    label: 'Un ejemplo de coincidencia',
    eyebrow: 'Un ejemplo',
    role: 'Especialista en éxito del cliente',
    candidate: 'Una persona de Medellín',
    factors: ['Habilidades', 'Puesto', 'Experiencia', 'Tarifa', 'Horario laboral'],
    related: 'HubSpot en lugar de Salesforce',
  },
  why: {
    eyebrow: 'Por qué América Latina',
    title: 'Personas que trabajan en tu mismo horario.',
    lead: 'Profesionales con experiencia que hablan inglés, conocen tus herramientas y comparten la mayor parte de tu jornada.',
    overlap: {
      title: '6-8 horas en común cada día',
      office: 'Tu oficina en Nueva York',
      hours: 'de 9 a 17',
      together: 'horas en común',
      cities: ['Bogotá, Lima', 'Ciudad de México, San José', 'São Paulo, Buenos Aires'],
      note: 'El cálculo supone una jornada de 9 a 18 en esas ciudades, en enero. En julio, su jornada y la de Nueva York coinciden entre seis y ocho horas.',
    },
    cost: {
      title: 'Cuánto cuesta contratar a un perfil sénior',
      us: { label: 'Perfil sénior en EE. UU.', range: 'US$8,000-US$15,000+' },
      latam: { label: 'Perfil sénior con nosotros', range: 'US$3,000-US$5,000' },
      aMonth: 'al mes',
      save: `Ahorra hasta ${CLAIMS.savingPercent}%`,
      rest: 'en costos de talento, sin pagos por adelantado.',
      workOut: 'Calcula tu ahorro',
    },
    reasons: [
      {
        title: 'Se conectan cuando tú te conectas',
        text: '6-8 horas en común cada día. Preguntas por la mañana y esa misma mañana tienes la respuesta.',
      },
      {
        title: 'Hablan inglés',
        text: 'Pedimos que las postulaciones se escriban en inglés y leemos cada perfil antes de que puedas encontrarlo. Si verificamos el nivel de inglés, el perfil lo muestra con la fecha.',
      },
      {
        title: 'Se quedan',
        text: `Cuando el trabajo con un equipo de EE. UU. es estable y está bien pagado, la gente quiere conservarlo. Si una contratación no funciona, tienes ${BRAND_FACTS.guaranteeMonths} meses de garantía.`,
      },
    ],
  },
  roles: {
    eyebrow: 'Puestos más buscados',
    title: 'Qué puestos cubren las empresas y cuánto cuesta cada uno.',
    lead: 'Salarios mensuales de profesionales a tiempo completo.',
    viewAll: 'Ver todos los puestos y especialidades',
    aMonth: 'al mes',
    cards: {
      'Marketing Manager': { title: 'Gerente de marketing', location: 'México' },
      'Account Executive': { title: 'Ejecutivo de cuentas', location: 'Colombia' },
      'Executive Assistant': { title: 'Asistente ejecutivo', location: 'Perú' },
      'Full Stack Developer': { title: 'Desarrollador full stack', location: 'Argentina' },
      'Customer Success Manager': { title: 'Especialista en éxito del cliente', location: 'Brasil' },
      Accountant: { title: 'Contador', location: 'Costa Rica' },
    },
    all: 'Todos los puestos y especialidades',
    specialties: [
      { family: 'Marketing', roles: 'Contenidos, SEO, publicidad, redes sociales, diseño, correo' },
      { family: 'Ventas', roles: 'Desarrollo de ventas, ejecutivos de cuentas, operaciones de ventas' },
      {
        family: 'Atención al cliente',
        roles: 'Soporte, éxito del cliente, onboarding, soporte técnico',
      },
      { family: 'Asistencia ejecutiva', roles: 'Asistentes ejecutivos, operaciones, coordinación de proyectos' },
      { family: 'Tecnología', roles: 'Desarrollo web y móvil, datos, control de calidad, nube' },
      { family: 'Finanzas', roles: 'Registro contable, contabilidad, nómina, análisis financiero' },
    ],
    ask: 'Pregunta por el puesto que quieres cubrir',
    notListed: '¿No está en la lista? Cuéntanos qué necesitas y te decimos si podemos ayudarte.',
  },
  story: {
    eyebrow: 'Caso de éxito',
    title: 'Así se contrata aquí.',
    lead: 'Publicamos historias de clientes solo cuando un cliente nos cuenta la suya. Mientras tanto, estas son las pantallas que vas a usar. Las personas de las imágenes son de nuestra demostración; ninguna es real.',
    pictures: {
      candidates: {
        title: 'Ves quién encaja y por qué',
        text: 'Perfiles aprobados, primero los que mejor encajan. Presiona una puntuación para ver qué coincide y qué falta.',
        alt: 'La lista de candidatos: cada uno con puesto, tarifa, habilidades y una puntuación en porcentaje',
      },
      pipeline: {
        title: 'Sabes qué sigue con cada persona',
        text: 'Cada postulación muestra su etapa, su fecha y, si falta un paso, a quién le toca.',
        alt: 'El tablero de postulaciones, con columnas de «Pendiente de revisión» a «Contratación»',
      },
      job: {
        title: 'Los candidatos ven la vacante que publicaste',
        text: 'Pago, horario y habilidades, además de su propia puntuación y qué la subiría.',
        alt: 'La página de una vacante como la ve un candidato, con pago, horario, habilidades y puntuación',
      },
    },
  },
  proof: {
    eyebrow: 'Testimonios',
    title: 'Compruébalo por tu cuenta.',
    lead: 'Todavía no tenemos testimonios de clientes y no los vamos a inventar. Esto es lo que sí puedes comprobar: cómo revisamos los perfiles y cómo funcionan las puntuaciones y los tiempos de respuesta.',
    steps: [
      {
        title: 'Una persona lee cada postulación',
        text: `Solo encuentras perfiles que nuestro equipo de revisión aprobó. Si alguien se postula a tu vacante antes de eso, la postulación dice «Perfil en revisión». A quien se postula a ${brand.name} le respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles, sea cual sea la decisión.`,
      },
      {
        title: 'Cada dato verificado lleva fecha',
        text: 'Verificamos uno por uno la identidad, el inglés, las habilidades, las referencias y los trabajos anteriores, cuando el profesional lo pide. El perfil muestra la fecha de cada verificación y, si vence, hasta cuándo es válida.',
      },
      {
        title: 'La puntuación muestra sus razones',
        text: 'Tú ves qué cuenta en ella y el candidato también. Si cambias cuánto cuenta cada aspecto en una vacante, ambos lo ven.',
      },
      {
        title: 'Medimos los tiempos de respuesta',
        text: `Cada vacante muestra qué tan rápido responde la empresa, en cuanto hay ${LIMITS.minCountedAnswers} postulaciones para calcularlo.`,
      },
    ],
    counts: `En ${brand.name} ahora mismo`,
    people: 'perfiles aprobados',
    jobs: 'vacantes abiertas',
    companies: 'empresas que contratan',
    scores: 'Cómo funcionan las puntuaciones',
  },
};
