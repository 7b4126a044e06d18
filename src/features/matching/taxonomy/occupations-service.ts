/**
 * Occupations of health, teaching, care, culture and public life. Data only: `# group` opens a group of neighbouring work, then one
 * occupation a line: `Title | other titles`, any language; single words are translated by title-words.ts.
 */
export const SERVICE_OCCUPATIONS = `
# health.medicine
Physician | doctor, medico, general practitioner, family doctor, medical doctor, medico general, family physician, internist, hospitalist, medical officer, primary care physician, medico de familia, resident doctor, medical director
Medical Specialist | cardiologist, dermatologist, neurologist, oncologist, pediatrician, psychiatrist, radiologist, gynecologist, anesthesiologist, surgeon, urologist, ophthalmologist, pathologist, endocrinologist, cardiologo, pediatra, psiquiatra, ginecologo, anestesista, neurocirujano, traumatologo, orthopedic surgeon, medico especialista, cirujano general
Dentist | odontologo, orthodontist, dental surgeon, dentista, ortodoncista, endodontist
Veterinarian | veterinary surgeon, veterinario, vet, medico veterinario, animal doctor
# health.nursing
Registered Nurse | nurse, staff nurse, enfermero, enfermera, clinical nurse, rn, critical care nurse, icu nurse, operating room nurse, school nurse, nurse practitioner, nurse specialist, enfermera especialista, charge nurse, community nurse, pediatric nurse, emergency nurse, surgical nurse, midwife, nurse midwife, matrona, home health nurse, enfermero titulado
Nurse Manager | head nurse, nursing director, jefe de enfermeria, nursing supervisor, director of nursing, supervisora de enfermeria, nurse leader
Nursing Assistant | nurse aide, certified nursing assistant, cna, auxiliar de enfermeria, licensed practical nurse, lpn, patient care assistant, patient care technician, healthcare assistant, celador, hospital orderly, enfermera auxiliar
# health.therapy
Physical Therapist | physiotherapist, fisioterapeuta, kinesiologo, chiropractor, massage therapist, masajista, osteopath, quiropractico, kinesiologist, athletic trainer, physical therapy assistant, sports therapist
Occupational Therapist | terapeuta ocupacional, occupational therapy assistant, rehabilitation specialist, recreational therapist, rehabilitation counselor
Speech Therapist | speech language pathologist, logopeda, fonoaudiologo, audiologist, audiologo
Psychologist | clinical psychologist, psychotherapist, mental health counselor, psicologo, psicoterapeuta, behavior analyst, behavioral therapist, terapeuta familiar, family therapist, marriage counselor, school psychologist, psicologo clinico, behavioral health specialist, mental health therapist
Nutritionist | dietitian, dietista, nutricionista, nutrition specialist
# health.technical
Pharmacist | farmaceutico, clinical pharmacist, quimico farmaceutico, hospital pharmacist
Pharmacy Technician | pharmacy assistant, auxiliar de farmacia, dispensing technician, tecnico en farmacia, pharmacy clerk
Medical Laboratory Technician | laboratory technician, medical technologist, phlebotomist, tecnico de laboratorio, lab assistant, clinical laboratory scientist, laboratory assistant, laboratorista, lab technician, histotechnologist, bioquimico clinico, flebotomista
Radiographer | radiologic technologist, x ray technician, ultrasound technician, sonographer, tecnico en radiologia, mri technologist, ct technologist, radiology technician, tecnico en imagen
Medical Assistant | asistente medico, clinical assistant, ophthalmic technician, surgical technologist, surgical technician, instrumentista quirurgico, operating room technician, medical office assistant
Dental Assistant | dental hygienist, asistente dental, higienista dental, dental technician, auxiliar dental, protesico dental
Optometrist | optician, optico, oculista, dispensing optician
Paramedic | emergency medical technician, emt, ambulance driver, paramedico, tecnico en emergencias, ambulance technician
Medical Biller | medical billing specialist, medical coder, medical coding specialist, facturador medico, health information technician, medical records clerk, medical records technician, codificador medico, insurance verification specialist, medical scribe, coding specialist
Healthcare Administrator | hospital administrator, clinic manager, practice manager, health services manager, administrador de salud, medical office manager, healthcare manager, director de hospital, patient coordinator, care coordinator, health unit coordinator, patient services representative, admission coordinator, patient access representative, case manager health
Clinical Research Associate | clinical research coordinator, clinical trial manager, monitor de ensayos clinicos, clinical data manager, medical writer, drug safety associate, pharmacovigilance specialist, medical science liaison, clinical scientist
# care.people
Nanny | babysitter, au pair, childcare provider, ninera, child caregiver, childminder, daycare worker, child care worker, cuidadora de ninos, child care assistant, family helper, day care assistant, household assistant
Caregiver | home health aide, personal care assistant, caregiver for elderly, cuidador de adultos mayores, elderly companion, home care worker, direct support professional, carer, support worker, cuidador, personal care aide, care assistant, asistente geriatrico, residential care worker, companion, disability support worker, healthcare support worker, home carer
Social Worker | case manager, caseworker, trabajador social, community worker, family support worker, child protection worker, social services assistant, outreach worker, youth worker, social care worker, case worker, community health worker, human services specialist, social services coordinator, educador social, family services worker, advocate
Counselor | school counselor, career counselor, guidance counselor, orientador, substance abuse counselor, consejero, academic advisor, career advisor, orientador laboral, vocational counselor, job coach, employment counselor, student advisor, admissions counselor, career coach, life coach
# education.teaching
School Teacher | primary school teacher, elementary teacher, secondary school teacher, high school teacher, maestro de primaria, profesor de secundaria, docente, classroom teacher, math teacher, science teacher, substitute teacher, art teacher, music teacher, profesor de matematicas, physical education teacher, history teacher, middle school teacher, teacher, profesor, profesor de educacion fisica
Preschool Teacher | kindergarten teacher, early childhood educator, maestra de preescolar, educador infantil, nursery teacher, early years teacher, parvularia, maestra de infantil, daycare teacher, montessori teacher
Special Education Teacher | special needs teacher, maestro de educacion especial, learning support teacher, resource teacher
Teaching Assistant | teacher aide, paraprofessional, auxiliar docente, asistente de profesor, classroom assistant, teachers assistant, instructional assistant, instructional aide, assistant teacher, education assistant
Language Teacher | english teacher, esl teacher, profesor de ingles, spanish teacher, ielts teacher, english instructor, language instructor, profesor de idiomas, foreign language teacher, tefl teacher, profesor de espanol, literature teacher, language arts teacher, profesor de lengua
Tutor | private tutor, online tutor, tutor privado, academic tutor, homework tutor, profesor particular, math tutor, reading specialist
University Lecturer | professor, university professor, adjunct professor, catedratico, lecturer, profesor universitario, assistant professor, associate professor, college professor, academic, research fellow, postdoctoral researcher, research assistant university, instructor university
School Principal | headteacher, head of school, director de escuela, school director, academic coordinator, dean, education administrator, vice principal, assistant principal, coordinador academico, school administrator, director academico, curriculum coordinator, curriculum developer, education specialist, education consultant, registrar
Librarian | library assistant, bibliotecario, archivist, library technician, documentalist, information specialist library, museum curator, archivero, records manager, library clerk, curator
Sports Coach | fitness instructor, personal trainer, entrenador, gym instructor, yoga teacher, swimming instructor, athletic coach, football coach, fitness trainer, entrenador personal, sports instructor, fitness manager, lifeguard, gym manager, pilates instructor, fitness coach, referee
Driving Instructor | instructor de manejo, flight instructor, autoescuela
# culture.arts
Musician | singer, composer, music director, dj, cantante, guitarist, conductor orchestra, pianist, songwriter, compositor, bateria, violinist, music producer, drummer
Actor | actress, performer, dancer, choreographer, comedian, bailarin, voice actor, stunt performer, circus artist, model, puppeteer, entertainer, animador turistico
Sound Engineer | audio engineer, recording engineer, sound technician, lighting technician, stage technician, tecnico de sonido, broadcast engineer, audiovisual technician, audio visual technician, sound designer, stagehand, boom operator, mixing engineer
Producer | film producer, television producer, production assistant film, theatre director, stage manager, productor audiovisual, executive producer, casting director, director de cine, production manager film, productor de television, creative producer, program director
Artist | painter artist, sculptor, fine artist, escultor, tattoo artist, artesano, craft artist, makeup artist, maquillador, potter
# public.safety
Police Officer | policia, detective, patrol officer, sheriff, law enforcement officer, state trooper, investigator, agente de policia, criminal investigator, private investigator, private detective, investigador privado, border patrol agent, forensic scientist, crime scene investigator, crime analyst
Security Guard | security officer, guardia de seguridad, vigilante, bouncer, loss prevention officer, security supervisor, security manager, doorman, portero, bodyguard, escolta, jefe de seguridad, watchman, patrolman, surveillance operator, asset protection
Firefighter | bombero, fire inspector, fire chief, fire captain, wildland firefighter
Correctional Officer | prison guard, prison officer, probation officer, oficial penitenciario, parole officer, jailer, detention officer
Soldier | military officer, army officer, infantry, navy officer, sargento, oficial del ejercito, air force
Dispatcher Emergency | emergency dispatcher, 911 operator, police dispatcher, operador de emergencias, emergency management specialist
# public.policy
Policy Analyst | policy advisor, political scientist, legislative assistant, asesor politico, government affairs, political consultant, lobbyist, politologo, public policy specialist, policy officer, politician, member of parliament, diputado, diplomat, legislator, campaign manager political, foreign affairs officer
Urban Planner | city planner, town planner, urbanista, transport planner urban, planning officer
Fundraiser | fundraising manager, donor relations, grant writer, captador de fondos, development officer nonprofit, charity coordinator, volunteer coordinator, ngo program manager
Clergy | priest, pastor, chaplain, minister, sacerdote, missionary, rabbi, imam
`;
