/** The notice about scores in Spanish. */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { NoticeWords } from './notice-words.ts';
import { receiptYears } from './receipt-years.ts';

export const noticeEs: NoticeWords = {
  title: 'Cómo funcionan las puntuaciones',
  lead: 'Una puntuación de 0 a 100 indica qué tan bien coincide lo que pide una vacante con lo que dice un perfil sobre el trabajo. Se calcula con reglas fijas y solo a partir de esos dos textos. Sirve para ordenar listas y no toma ninguna decisión.',
  changed: 'Última modificación:',
  contents: 'Contenido',
  sections: [
    {
      id: 'used',
      title: 'Qué se usa',
      paragraphs: ['Siete aspectos, que se comparan entre la vacante y el perfil:'],
      points: [
        'Habilidades: las que pide la vacante con las que el perfil enumera o describe. Las relacionadas cuentan en parte.',
        'Puesto: el de la vacante con el actual y los anteriores.',
        'Experiencia: los años pedidos con los declarados y con las fechas de trabajos anteriores.',
        'Tarifa: la tarifa por hora con el presupuesto.',
        'Horario: las horas en común de las dos zonas horarias.',
        'Disponibilidad: tiempo completo, medio tiempo o por contrato.',
        'Descripción: las palabras del anuncio con las de la biografía y las de lo hecho en trabajos anteriores.',
      ],
    },
    {
      id: 'never',
      title: 'Qué no se usa nunca',
      paragraphs: [
        'Nombre, foto, correo electrónico, género, edad, nacionalidad, lugar de residencia, familia, religión, discapacidad, ni los nombres de escuelas y empleadores. Si un texto los menciona, se quitan antes de leerlo. Tampoco se leen lo que el portal verificó, las notas y calificaciones de las empresas, los mensajes ni la forma en que alguien usa este sitio.',
        'Lo que una parte deja vacío se indica como tal. Ninguna puntuación se aprende de decisiones anteriores sobre personas.',
      ],
    },
    {
      id: 'people',
      title: 'Deciden las personas',
      paragraphs: [
        'Las empresas ven las puntuaciones junto a las postulaciones y los perfiles, con sus razones. Cada paso de una postulación lo da una persona. Una puntuación por sí sola no rechaza ni contacta a nadie, y después de los mejores resultados las listas continúan hasta mostrar a todas las personas. Una empresa puede limitar su lista de postulaciones a una puntuación mínima; el resto está a un clic.',
        'Una empresa puede hacer que cada uno de los siete aspectos cuente entre la mitad y el doble para una vacante. Quienes se postulan ven lo que cambió, en la página de la vacante y en las razones de la puntuación.',
        'Ambas partes pueden abrir en cualquier momento las razones de una puntuación, y el registro de la que vio la empresa cuando movió por última vez una postulación.',
      ],
    },
    {
      id: 'kept',
      title: 'Cuánto tiempo se conserva',
      paragraphs: [
        'Cuando te postulas, y cuando una empresa mueve tu postulación, guardamos la puntuación, las reglas con que se calculó y los dos textos de los que salió, sin nombres ni direcciones, para poder calcularla de nuevo si alguien pregunta por qué. De las puntuaciones en listas guardamos una pequeña muestra.',
        `Estos registros se conservan ${receiptYears('es')}, o más si una ley o un litigio lo exige. Cuando eliminas tu cuenta, se separan de ti: los textos se reducen a lo que cuentan las reglas, y ya nada en ellos conduce a ti.`,
      ],
    },
    {
      id: 'without',
      title: 'Cómo participar sin puntuación',
      paragraphs: [
        'Desactiva las puntuaciones en la página de tu cuenta, en «Puntuaciones». Desde entonces no se calcula ninguna puntuación tuya. Las empresas leen «Sin puntuación»; en las listas ordenadas por puntuación apareces después de quienes tienen una, de lo más reciente a lo más antiguo, y los filtros por puntuación no te dejan fuera.',
        'Tú tampoco ves puntuaciones: las vacantes van de las más recientes a las más antiguas y las coincidencias nuevas no se cuentan. Las puntuaciones que ya se guardaron con tus postulaciones siguen en sus registros, que tú y nuestros administradores pueden abrir y las empresas no. Puedes volver a activarlas cuando quieras.',
      ],
    },
    {
      id: 'questions',
      title: 'Si una puntuación parece equivocada',
      paragraphs: [
        `Corrige tu perfil: las puntuaciones cambian de inmediato, también las de tus postulaciones. Si te descartaron, la página de tu postulación dice por qué, qué papel tuvo la puntuación y qué sabían de ti. Durante ${LIFETIMES.appealDays} días puedes pedir allí que lo revise alguien que no tomó la decisión; la respuesta llega en ${LIFETIMES.appealAnswerDays} días como máximo.`,
        `O escribe a ${brand.supportEmail}, y te responde una persona.`,
      ],
    },
  ],
};
