/**
 * Occupations in health, teaching, care, culture and public life. Contains only data: `# group` starts a group of related work, followed by one
 * occupation per line: `Title | other titles`, in any language. title-words.ts translates single words. A line with `>` is a kind of the occupation
 * above it.
 */
export const SERVICE_OCCUPATIONS = `
# health.medicine
Physician | doctor, medico, general practitioner, family doctor, medical doctor, medico general, family physician, internist, hospitalist, medical officer, primary care physician, medico de familia, resident doctor, medical director
Medical Specialist | neurologist, oncologist, urologist, ophthalmologist, pathologist, endocrinologist, traumatologo, medico especialista
> Cardiologist | cardiologo, cardiologista
> Pediatrician | pediatra, paediatrician
> Psychiatrist | psiquiatra
> Surgeon | cirujano general, orthopedic surgeon, neurocirujano, cirurgiao
> Anesthesiologist | anestesista, anaesthetist, anestesiologo
> Gynecologist | ginecologo, obstetrician, ginecologista
> Radiologist | radiologo, medico radiologo
> Dermatologist | dermatologo, dermatologista
Dentist | odontologo, dental surgeon, dentista, endodontist
> Orthodontist | ortodoncista, ortodontista
Veterinarian | veterinary surgeon, veterinario, vet, medico veterinario, animal doctor
# health.nursing
Registered Nurse | nurse, staff nurse, enfermero, enfermera, clinical nurse, rn, operating room nurse, nurse specialist, enfermera especialista, charge nurse, community nurse, pediatric nurse, emergency nurse, surgical nurse, enfermero titulado
> Midwife | nurse midwife, matrona, partera, obstetra
> Nurse Practitioner | advanced practice nurse, enfermera de practica avanzada
> Intensive Care Nurse | icu nurse, critical care nurse, enfermera de cuidados intensivos
> School Nurse | enfermera escolar
> Home Health Nurse | enfermera domiciliaria, visiting nurse
Nurse Manager | head nurse, nursing director, jefe de enfermeria, nursing supervisor, director of nursing, supervisora de enfermeria, nurse leader
Nursing Assistant | nurse aide, certified nursing assistant, cna, auxiliar de enfermeria, patient care assistant, patient care technician, healthcare assistant, enfermera auxiliar
> Licensed Practical Nurse | lpn, practical nurse, vocational nurse
> Hospital Orderly | celador, camillero, hospital porter
# health.therapy
Physical Therapist | physiotherapist, fisioterapeuta, kinesiologo, osteopath, kinesiologist, athletic trainer, physical therapy assistant, sports therapist
> Chiropractor | quiropractico, quiropraxista
> Massage Therapist | masajista, massagista, masoterapeuta
Occupational Therapist | terapeuta ocupacional, occupational therapy assistant, recreational therapist
> Rehabilitation Specialist | rehabilitation counselor, especialista en rehabilitacion
Speech Therapist | speech language pathologist, logopeda, fonoaudiologo
> Audiologist | audiologo, hearing specialist
Psychologist | clinical psychologist, psychotherapist, psicologo, psicoterapeuta, school psychologist, psicologo clinico, behavioral health specialist
> Behavior Analyst | behavioral therapist, aba therapist, analista de conducta
> Family Therapist | marriage counselor, terapeuta familiar, couples therapist
> Mental Health Counselor | mental health therapist, consejero de salud mental
Nutritionist | dietitian, dietista, nutricionista, nutrition specialist
# health.technical
Pharmacist | farmaceutico, clinical pharmacist, quimico farmaceutico, hospital pharmacist
Pharmacy Technician | pharmacy assistant, auxiliar de farmacia, dispensing technician, tecnico en farmacia, pharmacy clerk
Medical Laboratory Technician | laboratory technician, medical technologist, tecnico de laboratorio, lab assistant, clinical laboratory scientist, laboratory assistant, laboratorista, lab technician, histotechnologist, bioquimico clinico
> Phlebotomist | flebotomista, phlebotomy technician
Radiographer | radiologic technologist, x ray technician, tecnico en radiologia, mri technologist, ct technologist, radiology technician, tecnico en imagen
> Sonographer | ultrasound technician, ecografista, diagnostic medical sonographer
Medical Assistant | asistente medico, clinical assistant, ophthalmic technician, medical office assistant
> Surgical Technologist | instrumentista quirurgico, surgical technician, operating room technician
Dental Assistant | asistente dental, auxiliar dental
> Dental Hygienist | higienista dental, higienista bucal
> Dental Technician | protesico dental, dental laboratory technician
Optometrist | oculista
> Optician | optico, dispensing optician
Paramedic | emergency medical technician, emt, ambulance driver, paramedico, tecnico en emergencias, ambulance technician
Medical Biller | medical billing specialist, facturador medico
> Medical Coder | medical coding specialist, codificador medico, coding specialist
> Medical Records Clerk | medical records technician, health information technician, archivista medico
> Medical Scribe | escriba medico, virtual medical scribe
> Insurance Verification Specialist | especialista en verificacion de seguros, eligibility specialist, prior authorization specialist
Healthcare Administrator | hospital administrator, clinic manager, practice manager, health services manager, administrador de salud, medical office manager, healthcare manager, director de hospital, health unit coordinator, admission coordinator, case manager health
> Patient Coordinator | care coordinator, coordinador de pacientes, patient services representative, patient access representative
Clinical Research Associate | clinical research coordinator, clinical trial manager, monitor de ensayos clinicos, clinical data manager, medical science liaison, clinical scientist
> Pharmacovigilance Specialist | drug safety associate, especialista en farmacovigilancia
> Medical Writer | redactor medico, scientific writer
# care.people
Nanny | babysitter, childcare provider, ninera, child caregiver, childminder, cuidadora de ninos, child care assistant, family helper, household assistant
> Au Pair | live in nanny, ninera con cama
> Daycare Worker | child care worker, day care assistant, trabajadora de guarderia
Caregiver | personal care assistant, caregiver for elderly, direct support professional, carer, support worker, cuidador, personal care aide, care assistant, residential care worker, companion, disability support worker, healthcare support worker
> Home Health Aide | home care worker, asistente de salud a domicilio, home carer
> Elderly Caregiver | cuidador de adultos mayores, asistente geriatrico, cuidador de idosos, elderly companion
Social Worker | case manager, caseworker, trabajador social, community worker, family support worker, child protection worker, social services assistant, outreach worker, social care worker, case worker, community health worker, human services specialist, social services coordinator, educador social, family services worker, advocate
> Youth Worker | trabajador juvenil, youth counselor
Counselor | school counselor, guidance counselor, orientador, consejero, vocational counselor, job coach
> Substance Abuse Counselor | addiction counselor, consejero en adicciones
> Career Counselor | career advisor, orientador laboral, career coach, employment counselor
> Life Coach | coach de vida, executive coach, coach personal
> Academic Advisor | asesor academico, student advisor, admissions counselor
# education.teaching
School Teacher | docente, classroom teacher, history teacher, teacher, profesor
> Primary School Teacher | elementary teacher, maestro de primaria, professor de ensino fundamental
> Secondary School Teacher | high school teacher, profesor de secundaria, middle school teacher
> Math Teacher | profesor de matematicas, mathematics teacher
> Science Teacher | profesor de ciencias, physics teacher, chemistry teacher, biology teacher
> Music Teacher | profesor de musica, piano teacher, guitar teacher
> Art Teacher | profesor de arte, drawing teacher
> Physical Education Teacher | profesor de educacion fisica, pe teacher
> Substitute Teacher | maestro sustituto, supply teacher
Preschool Teacher | kindergarten teacher, early childhood educator, maestra de preescolar, educador infantil, nursery teacher, early years teacher, parvularia, maestra de infantil, daycare teacher, montessori teacher
Special Education Teacher | special needs teacher, maestro de educacion especial, learning support teacher, resource teacher
Teaching Assistant | teacher aide, paraprofessional, auxiliar docente, asistente de profesor, classroom assistant, teachers assistant, instructional assistant, instructional aide, assistant teacher, education assistant
Language Teacher | spanish teacher, ielts teacher, language instructor, profesor de idiomas, foreign language teacher, profesor de espanol, literature teacher, language arts teacher, profesor de lengua
> English Teacher | profesor de ingles, esl teacher, english instructor, tefl teacher
Tutor | private tutor, online tutor, tutor privado, academic tutor, homework tutor, profesor particular, math tutor, reading specialist
University Lecturer | professor, university professor, adjunct professor, catedratico, lecturer, profesor universitario, assistant professor, associate professor, college professor, academic, research assistant university, instructor university
> Postdoctoral Researcher | research fellow, investigador postdoctoral
School Principal | headteacher, head of school, director de escuela, school director, dean, education administrator, vice principal, assistant principal, school administrator, education specialist, education consultant, registrar
> Curriculum Developer | curriculum coordinator, disenador curricular, curriculum specialist
> Academic Coordinator | coordinador academico, academic director, director academico
Librarian | library assistant, bibliotecario, library technician, documentalist, information specialist library, library clerk
> Archivist | archivero, archivista, records manager
> Museum Curator | curador de museo, curator, conservador de museo
Sports Coach | entrenador, athletic coach, football coach, fitness trainer, sports instructor, fitness manager, gym manager
> Personal Trainer | entrenador personal, fitness coach, fitness instructor, gym instructor
> Yoga Teacher | instructor de yoga, pilates instructor
> Swimming Instructor | instructor de natacion, lifeguard, salvavidas
> Referee | arbitro, umpire, sports official
Driving Instructor | instructor de manejo, flight instructor, autoescuela
Athlete | professional athlete, atleta, deportista, football player, futbolista
# culture.arts
Musician | music director, guitarist, conductor orchestra, pianist, bateria, violinist, music producer, drummer
> Singer | cantante, vocalist, cantor
> Composer | compositor, songwriter, arranger
> Disc Jockey | dj, music dj
Actor | actress, performer, comedian, stunt performer, circus artist, puppeteer, entertainer, animador turistico
> Dancer | bailarin, choreographer, coreografo
> Voice Actor | actor de voz, voice over artist, locutor comercial, actor de doblaje
> Model | fashion model, modelo, modelo de pasarela
Sound Engineer | audio engineer, recording engineer, sound technician, tecnico de sonido, broadcast engineer, audiovisual technician, audio visual technician, sound designer, boom operator, mixing engineer
> Lighting Technician | stage technician, tecnico de iluminacion, stagehand
Producer | film producer, television producer, production assistant film, productor audiovisual, executive producer, casting director, production manager film, productor de television, creative producer
> Stage Manager | theatre director, director de escena, regidor de escena
Artist | painter artist, fine artist
> Sculptor | escultor, potter, ceramist artist
> Tattoo Artist | tatuador, body piercer
> Makeup Artist | maquillador, maquiador, make up artist
> Craftsperson | artesano, craft artist, artesao
# public.safety
Police Officer | policia, patrol officer, sheriff, law enforcement officer, state trooper, investigator, agente de policia, crime analyst
> Detective | criminal investigator, private investigator, investigador privado, private detective
> Forensic Scientist | crime scene investigator, perito forense, criminalista
> Border Patrol Agent | immigration officer, agente fronterizo, customs and border officer
Security Guard | security officer, guardia de seguridad, vigilante, bouncer, security supervisor, security manager, doorman, portero, jefe de seguridad, watchman, patrolman, surveillance operator
> Bodyguard | escolta, guardaespaldas, close protection officer
> Loss Prevention Officer | asset protection, prevencion de perdidas, loss prevention specialist
Firefighter | bombero, fire inspector, fire chief, fire captain, wildland firefighter
Correctional Officer | prison guard, prison officer, oficial penitenciario, jailer, detention officer
> Probation Officer | parole officer, oficial de libertad condicional
Soldier | military officer, army officer, infantry, navy officer, sargento, oficial del ejercito, air force
Dispatcher Emergency | emergency dispatcher, 911 operator, police dispatcher, operador de emergencias, emergency management specialist
# public.policy
Policy Analyst | policy advisor, legislative assistant, asesor politico, political consultant, public policy specialist, policy officer, campaign manager political
> Political Scientist | politologo, political analyst, cientista politico
> Politician | member of parliament, diputado, legislator, mayor
> Diplomat | foreign affairs officer, diplomatico, consul
> Lobbyist | government affairs, government relations manager
Urban Planner | city planner, town planner, urbanista, transport planner urban, planning officer
Fundraiser | donor relations, captador de fondos, development officer nonprofit, charity coordinator
> Fundraising Manager | fundraiser manager, director of development fundraising
> Grant Writer | redactor de propuestas, grants specialist
> Volunteer Coordinator | coordinador de voluntarios, ngo program manager
Clergy | priest, pastor, chaplain, minister, sacerdote, missionary, rabbi, imam
`;
