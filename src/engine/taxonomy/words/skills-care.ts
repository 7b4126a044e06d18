/** Skills in health and law. Contains only data, one skill per line (format: see skill-lines.ts). */
export const HEALTH_SKILLS = `
Healthcare | !healthcare, health care, !salud, atencion medica, cuidado de la salud, !saude, medical assistance, asistencia medica, healthcare industry, atencion sanitaria | |
Nursing | enfermeria, enfermagem, registered nurse, #RN, !lpn, nursing care | ^Patient care |
Patient care | atencion al paciente, atencion de pacientes, cuidado del paciente, cuidado de pacientes, cuidados ao paciente, patient support | ^Healthcare |
Medical terminology | terminologia medica | ^Healthcare |
Medical billing | facturacion medica, faturamento medico, medical claims, insurance claims, claims adjudication | ^Healthcare | ~Medical coding 8, Invoicing 5
Medical coding | codificacion medica | ^Healthcare |
Medical scribing | medical scribe, escriba medico | ^Healthcare, Transcription |
Electronic health records | #EHR, #EMR, electronic medical records, historia clinica electronica, prontuario eletronico, historias clinicas, medical records | ^Healthcare |
HIPAA | hipaa compliance | ^Healthcare, Compliance |
Insurance verification | verificacion de seguros, eligibility verification, benefits verification | ^Medical billing |
Medical administration | medical receptionist, medical office administration, virtual medical assistant, asistente medico virtual, administracion medica | ^Healthcare, Administrative assistance |
Telehealth | telemedicine, telemedicina, telesalud, remote patient monitoring | ^Healthcare |
Dental administration | dental billing, dental assistant, asistente dental | ^Healthcare |
Pharmacy | !pharmacy, !farmacia, !pharmaceutical, !farmaceutica, pharmacology, farmacologia | ^Healthcare |
Clinical research | investigacion clinica, pesquisa clinica, clinical trials, ensayos clinicos | ^Healthcare, Research |
Public health | salud publica, saude publica | ^Healthcare |
Nutrition | nutricion, nutricao, dietetics, dietetica | ^Healthcare |
Physical therapy | fisioterapia, physiotherapy, !rehabilitation, !rehabilitacion | ^Healthcare |
Mental health | salud mental, saude mental, psychotherapy, psicoterapia | ^Healthcare | ~Counseling 6
First aid | primeros auxilios, primeiros socorros, #CPR, #BLS, reanimacion | ^Healthcare |
Laboratory techniques | !laboratory, !laboratorio, lab work, tecnicas de laboratorio | |
Vital signs | signos vitales, toma de signos vitales, sinais vitais, blood pressure monitoring | ^Patient care |
Medication administration | administracion de medicamentos, administracao de medicamentos, intravenous therapy, venoclisis, iv therapy | ^Nursing |
Wound care | cuidado de heridas, curacion de heridas, tratamento de feridas | ^Nursing |
Intensive care | cuidados intensivos, critical care, #UCI, #ICU, terapia intensiva | ^Nursing |
Emergency care | atencion de emergencias, urgencias medicas, emergency medicine, triage, atendimento de emergencia, acls | ^Healthcare | ~First aid 6
Surgical assistance | instrumentacion quirurgica, operating room, !quirofano, centro cirurgico, surgical instruments | ^Healthcare |
Phlebotomy | flebotomia, blood draw, toma de muestras, extraccion de sangre, venipuncture, coleta de sangue | ^Laboratory techniques |
Infection control | control de infecciones, bioseguridad, sterilization, esterilizacion, controle de infeccao, biosafety | ^Healthcare |
Home health care | atencion domiciliaria, home care, cuidado en casa, atendimento domiciliar, cuidado domiciliario | ^Patient care |
Palliative care | cuidados paliativos, hospice, hospice care | ^Patient care |
Pediatrics | pediatria, pediatric care, atencion pediatrica | ^Healthcare |
Obstetrics | obstetricia, gynecology, ginecologia, midwifery, parteria | ^Healthcare |
Cardiology | cardiologia, electrocardiogram, electrocardiograma, ecg, ekg | ^Healthcare |
Oncology | oncologia, !chemotherapy, !quimioterapia | ^Healthcare |
Radiology | radiologia, !imaging, imagenologia, x-ray, rayos x, ultrasound, ecografia, ultrasonido, !radiografia | ^Healthcare |
Anesthesia | anestesia, anesthesiology, anestesiologia | ^Healthcare |
Dentistry | odontologia, dental care, orthodontics, ortodoncia | ^Healthcare |
Optometry | optometria, ophthalmology, oftalmologia | ^Healthcare |
Veterinary medicine | medicina veterinaria, !veterinaria, animal health, salud animal | |
Occupational therapy | terapia ocupacional | ^Healthcare | ~Physical therapy 6
Speech therapy | terapia del lenguaje, fonoaudiologia, logopedia, speech language pathology | ^Healthcare |
Massage therapy | masoterapia, !masajes, massoterapia, masajes terapeuticos | | ~Physical therapy 5
Clinical psychology | psicologia clinica, psychological evaluation, evaluacion psicologica | ^Psychology |
Psychiatry | psiquiatria | ^Mental health |
Substance abuse treatment | !adicciones, addiction counseling, tratamiento de adicciones, tratamento de dependencia quimica | ^Mental health |
Applied behavior analysis | aba therapy, behavior analysis, analisis de conducta aplicado, autism support, !autismo | ^Psychology |
Care coordination | coordinacion de cuidados, coordinacion de atencion, patient navigation, coordenacao do cuidado, referrals management | ^Patient care |
Patient education | educacion al paciente, educacao do paciente, health education, educacion para la salud, promocion de la salud | ^Patient care |
Patient registration | admision de pacientes, patient intake, registro de pacientes, admissoes hospitalares, patient admissions | ^Medical administration |
Patient scheduling | agendamiento de pacientes, citas medicas, medical appointment scheduling, agendamento de consultas | ^Medical administration, Calendar management |
Prior authorization | autorizaciones previas, preautorizaciones, prior authorizations | ^Insurance verification |
Claims processing | procesamiento de reclamaciones, medical claims processing, claim submission | ^Medical billing |
Revenue cycle management | #RCM, revenue cycle, ciclo de ingresos | ^Medical billing |
Medical transcription | transcripcion medica, transcricao medica, clinical documentation, documentacion clinica | ^Medical scribing |
Medical equipment | equipos medicos, dispositivos medicos, medical devices, equipamentos medicos, biomedical equipment, equipo biomedico | ^Healthcare |
Pharmacovigilance | farmacovigilancia, drug safety, adverse events | ^Pharmacy | ~Clinical research 6
Drug dispensing | dispensacion de medicamentos, pharmacy dispensing, dispensacao de medicamentos | ^Pharmacy |
Good clinical practice | buenas practicas clinicas, gcp ich, boas praticas clinicas | ^Clinical research |
Epidemiology | epidemiologia, disease surveillance, vigilancia epidemiologica | ^Public health |
Community health | salud comunitaria, atencion primaria, primary care, atencion primaria en salud, saude comunitaria | ^Public health |
Health insurance | seguro medico, !medicare, !medicaid, seguros de salud, planos de saude, health plans | ^Insurance, Healthcare |
Hospital administration | administracion hospitalaria, gestion hospitalaria, healthcare management, gestao hospitalar, gestion en salud | ^Healthcare |
Diet planning | planes alimenticios, meal planning, planes nutricionales, plano alimentar | ^Nutrition |
Personal training | entrenamiento personal, fitness training, entrenador personal, !fitness, treinamento fisico, strength training | |
Yoga | !yoga, !pilates, yoga instruction, !meditacion, !mindfulness | | ~Personal training 5
Sports coaching | entrenamiento deportivo, !deportes, educacion fisica, physical education, treinamento esportivo | ^Coaching |
`;
export const LAW_SKILLS = `
Law | !law, !derecho, !legal, !direito, asesoria legal, asesoria juridica, legal advice, legal services, servicios legales, !juridico | |
Legal research | investigacion juridica, investigacion legal, pesquisa juridica | ^Law |
Legal writing | legal drafting, redaccion juridica, redaccion legal, legal documents, documentos legales, redacao juridica, legal documentation, pleadings | ^Law, Writing |
Contract management | !contratos, gestion de contratos, !contracts, gestao de contratos, contract law | ^Law |
Paralegal | legal assistant, asistente legal, asistente juridico, paralegal services, legal assistance, assistente juridico | ^Law, Administrative assistance |
Litigation | litigio, litigios, litigation support, contencioso | ^Law |
Immigration law | !inmigracion, derecho migratorio, uscis, !immigration, !visas, derecho de inmigracion | ^Law |
Family law | derecho de familia, civil law, derecho civil, direito civil | ^Law |
Personal injury law | personal injury, lesiones personales | ^Law |
Corporate law | derecho corporativo, derecho mercantil, derecho comercial, commercial law, direito empresarial | ^Law |
Criminal law | derecho penal, direito penal | ^Law |
Intellectual property | propiedad intelectual, propriedade intelectual, marcas y patentes | ^Law |
Legal intake | client intake, intake specialist, case intake | ^Law, Customer service |
Legal practice software | case management software | ^Law |
Notary | !notaria, !notarial, !notario | ^Law |
Civil litigation | litigio civil, derecho procesal, processo civil, civil procedure | ^Litigation |
E-discovery | ediscovery, document review, revision de documentos legales | ^Litigation |
Trial preparation | preparacion de juicios, court filings, preparacion de casos | ^Litigation |
Legal correspondence | demand letters, cartas legales, notificaciones judiciales | ^Legal writing | ~Personal injury law 7
Contract drafting | redaccion de contratos, elaboracion de contratos, elaboracao de contratos, drafting agreements | ^Contract management, Legal writing |
Contract review | revision de contratos, analise de contratos, contract analysis | ^Contract management |
Mediation | mediacion, arbitraje, arbitration, !conciliacion, mediacao, alternative dispute resolution | ^Law | ~Conflict resolution 6, Bank reconciliation 7
Tax law | derecho tributario, derecho fiscal, direito tributario | ^Law | ~Tax planning 7
Real estate law | derecho inmobiliario, direito imobiliario, title search, estudio de titulos, conveyancing | ^Law, Real estate |
Bankruptcy law | derecho concursal, !bankruptcy, insolvencia, !quiebras | ^Law |
Constitutional law | derecho constitucional, direito constitucional, human rights, derechos humanos | ^Law |
Administrative law | derecho administrativo, direito administrativo, contratacion estatal, public procurement law | ^Law |
International law | derecho internacional, direito internacional | ^Law |
Environmental law | derecho ambiental, direito ambiental, environmental regulations, normativa ambiental | ^Law |
Consumer law | derecho del consumidor, direito do consumidor, consumer protection | ^Law |
Trademark registration | registro de marcas, !trademark, !patents, !patentes | ^Intellectual property |
Estate law | derecho sucesorio, probate, wills and trusts, !sucesiones, !testamentos | ^Law |
Visa processing | visa applications, tramite de visas, uscis forms, tramites migratorios, asylum applications | ^Immigration law |
Legal billing | facturacion legal, time tracking legal | ^Law, Invoicing |
Data protection law | gdpr law, habeas data, ley de proteccion de datos, privacy law | ^Law | ~GDPR 9
Corporate governance | gobierno corporativo, governanca corporativa, corporate secretary | ^Corporate law |
Due diligence | debida diligencia legal, legal due diligence | ^Corporate law | ~Mergers and acquisitions 6
Public administration | administracion publica, administracao publica, public sector, gestion publica, gestao publica, public policy, politicas publicas | |
Criminal investigation | investigacion criminal, criminology, criminologia, criminalistica, investigacao criminal | |
Private security | seguridad privada, !vigilancia, security guarding, seguranca patrimonial, cctv monitoring, !cctv, monitoreo de camaras | |
`;
