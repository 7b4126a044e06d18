/** The notice about scores in Spanish. */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { NoticeWords } from './notice-words.ts';
import { receiptYears } from './receipt-years.ts';

export const noticeEs: NoticeWords = {
  title: 'Cómo funcionan las puntuaciones',
  lead: 'Una puntuación de 0 a 100 muestra qué tan bien coincide un perfil con lo que pide una vacante. Se calcula con reglas fijas y solo a partir del anuncio y del perfil. Sirve para ordenar listas y no toma ninguna decisión.',
  changed: 'Última modificación:',
  contents: 'Contenido',
  sections: [
    {
      id: 'used',
      title: 'Qué se usa',
      paragraphs: ['Nueve aspectos, que comparamos entre la vacante y el perfil:'],
      points: [
        'Habilidades: las que pide la vacante y las que el perfil menciona o describe. Las relacionadas cuentan en parte.',
        'Puesto: el de la vacante, y el actual y los anteriores de la persona.',
        'Experiencia: los años que pide la vacante, y los años y las fechas de trabajo del perfil.',
        'Tarifa: el presupuesto y la tarifa por hora.',
        'Horario: las horas que las dos zonas horarias tienen en común.',
        'Disponibilidad: tiempo completo, medio tiempo o por contrato.',
        'Descripción: las palabras del anuncio, y las de la biografía y la experiencia laboral.',
        'País: solo si la vacante indica en qué países se ofrece. Miramos si el país del perfil es uno de ellos.',
        'Horas a la semana: las de la vacante, y si la persona busca tiempo completo o medio tiempo.',
      ],
    },
    {
      id: 'never',
      title: 'Qué no se usa nunca',
      paragraphs: [
        'Nombre, foto, correo electrónico, género, edad, nacionalidad, dirección y ciudad, familia, religión, discapacidad y los nombres de escuelas y empleadores. Si un texto los menciona, los quitamos antes de calcular la puntuación. Tampoco cuentan las verificaciones, las notas y calificaciones de las empresas, los mensajes ni la forma en que alguien usa este sitio.',
        'Si una de las partes deja algo vacío, las razones de la puntuación lo indican. Las reglas no se aprenden de decisiones anteriores sobre personas.',
      ],
    },
    {
      id: 'people',
      title: 'Deciden las personas',
      paragraphs: [
        'Las empresas ven las puntuaciones junto a las postulaciones y los perfiles, con sus razones. Siempre es una persona quien cambia de etapa una postulación. Una puntuación por sí sola no descarta a nadie, y después de las mejores coincidencias las listas continúan hasta mostrar a todas las personas. Una empresa puede limitar su lista de postulaciones a una puntuación mínima y volver a ver todas en cualquier momento. También puede fijar una puntuación mínima para los correos de una búsqueda guardada. Entonces esos correos no incluyen a quienes tienen una puntuación menor. Cada lunes enviamos por correo a los candidatos las vacantes nuevas en las que tienen una puntuación de 60 o más, salvo que hayan desactivado ese correo.',
        'En una vacante, la empresa puede hacer que cada uno de los nueve aspectos cuente entre la mitad y el doble de lo habitual. Quienes se postulan ven qué cambió la empresa, en la página de la vacante y en las razones de la puntuación.',
        'Ambas partes pueden ver en cualquier momento las razones de una puntuación. También pueden abrir el registro de la puntuación que vio la empresa cuando movió la postulación por última vez.',
      ],
    },
    {
      id: 'kept',
      title: 'Cuánto tiempo conservamos las puntuaciones',
      paragraphs: [
        'Cuando te postulas, y cuando una empresa mueve tu postulación, guardamos la puntuación, las reglas con que se calculó, y el anuncio y el perfil que se compararon, sin nombres ni direcciones. Así se puede calcular de nuevo si alguien pregunta por qué. De las puntuaciones en listas guardamos una pequeña muestra.',
        `Estos registros se conservan ${receiptYears('es')}, o más si una ley o un litigio lo exige. Cuando eliminas tu cuenta, los separamos de ti: el anuncio y el perfil se reducen a lo que las reglas toman en cuenta, y nada en ellos permite llegar a ti.`,
      ],
    },
    {
      id: 'without',
      title: 'Cómo participar sin puntuación',
      paragraphs: [
        'Desactiva las puntuaciones en la página de tu cuenta, en «Puntuaciones». Desde ese momento no calculamos ninguna puntuación tuya. Las empresas ven «Sin puntuación». En las listas ordenadas por puntuación apareces después de todas las personas que tienen una. Quienes no la tienen se ordenan por fecha, de la más reciente a la más antigua. Los filtros por puntuación y la puntuación mínima de una búsqueda guardada no te dejan fuera.',
        'Tú tampoco ves puntuaciones: las vacantes se ordenan de las más recientes a las más antiguas, no contamos las coincidencias nuevas y no te enviamos el correo semanal con ellas. Las puntuaciones que guardamos con postulaciones anteriores siguen en los registros de esas postulaciones. Tú y nuestro equipo de administración pueden abrirlos; las empresas, no. Puedes volver a activar las puntuaciones cuando quieras.',
      ],
    },
    {
      id: 'questions',
      title: 'Si una puntuación parece equivocada',
      paragraphs: [
        `Corrige tu perfil: tus puntuaciones cambian de inmediato, también las de las vacantes a las que ya te postulaste. Si te descartaron, la página de tu postulación muestra por qué, qué papel tuvo la puntuación y qué se sabía de ti. Durante ${LIFETIMES.appealDays} días puedes pedir ahí que revise la decisión alguien que no la tomó; la respuesta llega en ${LIFETIMES.appealAnswerDays} días como máximo.`,
        `O escribe a ${brand.supportEmail} y te responderá una persona.`,
      ],
    },
  ],
};
