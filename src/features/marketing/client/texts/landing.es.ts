/** What the landing page says, in Spanish. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, FIRST_TALK_MINUTES } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { landingEn } from './landing.en.ts';

export const landingEs: TranslationOf<typeof landingEn> = {
  hero: {
    eyebrow: `Más de ${CLAIMS.companies} empresas confían en nosotros`,
    title: 'Tu próxima gran contratación está a un huso horario.',
    text: `${brand.name} reúne a empresas de EE. UU. con profesionales remotos de América Latina con perfil aprobado y buen inglés. Contrata en menos de ${CLAIMS.daysToHire} días y paga solo cuando contratas.`,
    book: `Agendar una consulta de ${FIRST_TALK_MINUTES} minutos`,
    roles: 'Ver los puestos',
    looking: '¿Buscas trabajo remoto?',
  },
  facts: [
    { figure: `${CLAIMS.placementRate}%`, text: 'de puestos cubiertos' },
    { figure: `Menos de ${CLAIMS.daysToHire} días`, text: 'para contratar, desde la primera llamada' },
    { figure: `Hasta ${CLAIMS.savingPercent}%`, text: 'de ahorro en costos de talento' },
    { figure: 'El 3% mejor', text: 'del talento es el que presentamos' },
    { figure: `${BRAND_FACTS.guaranteeMonths} meses`, text: 'de garantía en cada contratación' },
  ],
  goal: 'Nuestra meta',
  how: {
    eyebrow: 'Cómo funciona',
    title: 'Consulta, recibe candidatos aprobados, contrata.',
    lead: 'Tres pasos, sin pagos por adelantado. La mayor parte del trabajo es nuestra; la decisión sigue siendo tuya.',
    consultation: 'Agenda tu consulta',
    steps: [
      {
        title: 'Consulta',
        text: `Una consulta de ${FIRST_TALK_MINUTES} minutos. Tú describes el puesto, el equipo y el presupuesto; nosotros te decimos qué hace falta para cubrirlo.`,
      },
      {
        title: 'Recibe candidatos aprobados',
        text: `Un emparejamiento basado en IA compara tu puesto con cada profesional con perfil aprobado. Conoces al 3% mejor, en menos de ${CLAIMS.daysToHire} días.`,
      },
      {
        title: 'Contrata',
        text: `Entrevista, elige, empieza. Sin pagos por adelantado: pagas solo cuando contratas, con ${BRAND_FACTS.guaranteeMonths} meses de garantía.`,
      },
    ],
  },
  sample: {
    title: 'Una puntuación que se explica sola',
    text: 'Los candidatos vienen con una puntuación de compatibilidad con tu puesto, y la puntuación dice por qué: qué encaja, qué casi encaja, qué falta. Nunca mira nombres, fotos, edades ni escuelas. Cada candidato puede prescindir de ella. No decide nada; decides tú.',
    label: 'Un ejemplo de emparejamiento',
    eyebrow: 'Un ejemplo',
    role: 'Responsable de éxito del cliente',
    candidate: 'Una persona de Medellín',
    factors: ['Habilidades', 'Puesto', 'Experiencia', 'Tarifa', 'Zona horaria'],
    related: 'HubSpot por Salesforce',
  },
  why: {
    eyebrow: 'Por qué América Latina',
    title: 'Lo bastante cerca para trabajar juntos, todo el día.',
    lead: 'Profesionales con experiencia, fluidez en inglés y dominio de tus herramientas, en un horario que también es el tuyo.',
    overlap: {
      title: '6-8 horas diarias en común',
      office: 'Tu oficina en Nueva York',
      hours: 'de 9 a 17',
      together: 'horas en común',
      cities: ['Bogotá, Lima', 'Ciudad de México, San José', 'São Paulo, Buenos Aires'],
      note: 'Con una jornada de 9 a 18 allá, en invierno. En verano, las mismas ciudades comparten entre seis y ocho horas con Nueva York.',
    },
    cost: {
      title: 'Cuánto cuesta una contratación senior',
      us: { label: 'Contratación senior en EE. UU.', range: 'US$8,000-US$15,000+' },
      latam: { label: 'Contratación senior con nosotros', range: 'US$3,000-US$5,000' },
      aMonth: 'al mes',
      save: `Ahorra hasta ${CLAIMS.savingPercent}%`,
      rest: 'en costos de talento, sin pagos por adelantado.',
      workOut: 'Calcula tu ahorro',
    },
    reasons: [
      {
        title: 'Trabajan cuando tú trabajas',
        text: '6-8 horas diarias en común. Las preguntas se responden esa misma mañana, no al día siguiente.',
      },
      {
        title: 'Hablan el idioma de tus clientes',
        text: 'Se postulan en inglés, y leemos cada perfil antes de que lo encuentres. Un nivel de inglés verificado aparece en el perfil con su fecha.',
      },
      {
        title: 'Se quedan',
        text: `Un salario local justo en un equipo de EE. UU. es una carrera, no un encargo suelto. Si no funciona, te cubre la garantía de ${BRAND_FACTS.guaranteeMonths} meses.`,
      },
    ],
  },
  roles: {
    eyebrow: 'Puestos más buscados',
    title: 'Qué contratan las empresas y cuánto cuesta.',
    lead: 'Salarios mensuales de profesionales a tiempo completo.',
    viewAll: 'Ver todos los puestos y especialidades',
    aMonth: 'al mes',
    cards: {
      'Marketing Manager': { title: 'Gerente de marketing', location: 'México' },
      'Account Executive': { title: 'Ejecutivo de cuentas', location: 'Colombia' },
      'Executive Assistant': { title: 'Asistente ejecutivo', location: 'Perú' },
      'Full Stack Developer': { title: 'Desarrollador full stack', location: 'Argentina' },
      'Customer Success Manager': { title: 'Responsable de éxito del cliente', location: 'Brasil' },
      Accountant: { title: 'Contador', location: 'Costa Rica' },
    },
    all: 'Todos los puestos y especialidades',
    specialties: [
      { family: 'Marketing', roles: 'Contenidos, SEO, publicidad, redes sociales, diseño, correo' },
      { family: 'Ventas', roles: 'Desarrollo de ventas, ejecutivos de cuentas, operaciones de ventas' },
      {
        family: 'Atención al cliente',
        roles: 'Soporte, éxito del cliente, incorporación de clientes, soporte técnico',
      },
      { family: 'Asistencia ejecutiva', roles: 'Asistentes ejecutivos, operaciones, coordinación de proyectos' },
      { family: 'Tecnología', roles: 'Desarrollo web y móvil, datos, control de calidad, nube' },
      { family: 'Finanzas', roles: 'Registro contable, contabilidad, nómina, análisis financiero' },
    ],
    ask: 'Pregunta por tu puesto',
    notListed: '¿No está en la lista? Cuéntanos y te diremos con franqueza si podemos ayudarte.',
  },
  story: {
    eyebrow: 'Caso de éxito',
    title: 'De qué se compone una historia aquí.',
    lead: 'Publicaremos la historia de un cliente cuando un cliente la cuente. Mientras tanto, estas son las pantallas en las que sucede. Las personas de las imágenes son las inventadas de nuestra demostración.',
    pictures: {
      candidates: {
        title: 'Ves quién encaja y por qué',
        text: 'Personas con perfil aprobado, primero las que mejor encajan. Presiona una puntuación y te dice qué encaja y qué falta.',
        alt: 'La lista de candidatos: cada uno con puesto, tarifa, habilidades y una puntuación en porcentaje',
      },
      pipeline: {
        title: 'Sabes en qué punto está cada quien',
        text: 'Cada postulación tiene su lugar y su fecha, y dice a quién se espera.',
        alt: 'El tablero de postulaciones, en columnas desde pendiente de revisión hasta contratado',
      },
      job: {
        title: 'Ven el mismo empleo que publicaste',
        text: 'Pago, horario y habilidades, y su propia puntuación con lo que la subiría.',
        alt: 'La página de un empleo como la lee un candidato, con pago, horario, habilidades y la puntuación',
      },
    },
  },
  proof: {
    eyebrow: 'Testimonios',
    title: 'Mejor compruébalo que citarnos.',
    lead: 'Una cita nuestra tendría que ser inventada. Lo que sigue puedes verlo por tu cuenta: cómo se aprueba un perfil y cómo funcionan las puntuaciones y las respuestas.',
    steps: [
      {
        title: 'Una persona lee cada solicitud',
        text: `Solo encuentras a personas cuyo perfil aprobó nuestro equipo revisor. Quien se postula a tu empleo antes de eso aparece marcado. Quien solicita recibe respuesta en ${ANSWER_BUSINESS_DAYS} días hábiles, sea cual sea.`,
      },
      {
        title: 'Lo verificado dice cuándo',
        text: 'Identidad, inglés escrito, habilidades, referencias y trabajos anteriores se verifican uno por uno cuando el profesional lo pide. Cada dato figura en el perfil con su fecha y, si vence, con ese día.',
      },
      {
        title: 'La puntuación muestra sus razones',
        text: 'Tú lees de qué se compone, y el candidato también. Si cambias los pesos para un empleo, lo ven ambos.',
      },
      {
        title: 'Las respuestas se miden',
        text: `En cuánto tiempo responde una empresa figura en sus empleos cuando hay al menos ${LIMITS.countedAnswers} postulaciones que contar.`,
      },
    ],
    counts: 'En el mercado en este momento',
    people: 'profesionales aprobados',
    jobs: 'empleos abiertos',
    companies: 'empresas contratando',
    scores: 'Cómo funcionan las puntuaciones',
  },
};
