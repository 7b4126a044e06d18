/** Spanish and Portuguese names of skills in design and marketing. Contains only data; for the format, see skill-names.ts. */
export const CREATIVE_SKILL_NAMES = `
Design | Diseño |
Graphic design | Diseño gráfico | Design gráfico
UI design | Diseño UI | Design de interface
UX design | Diseño UX |
UI/UX design | Diseño UX/UI |
UX research | Investigación de usuarios | Pesquisa com usuários
Product design | Diseño de producto | Design de produto
Interaction design | Diseño de interacción |
Prototyping | Prototipado | Prototipagem
Design systems | Sistemas de diseño |
Web design | Diseño web | Design web
Branding | Identidad de marca | Identidade de marca
Typography | Tipografía | Tipografia
Illustration | Ilustración | Ilustração
Packaging design | Diseño de empaques |
Presentation design | Diseño de presentaciones |
Motion graphics | Animación gráfica |
Animation | Animación | Animação
3D modeling | Modelado 3D | Modelagem 3D
Video editing | Edición de video | Edição de vídeo
Photography | Fotografía | Fotografia
Audio editing | Edición de audio |
Photo retouching | Retoque fotográfico |
Interior design | Diseño de interiores | Design de interiores
Fashion design | Diseño de modas | Design de moda
Visual identity | Manual de marca | Manual da marca
Logo design | Diseño de logotipos | Design de logotipos
Color theory | Teoría del color | Teoria das cores
Layout design | Diagramación | Diagramação
Editorial design | Diseño editorial | Design editorial
Infographics | Infografías | Infográficos
Social media design | Diseño para redes sociales | Design para redes sociais
Character design | Diseño de personajes | Design de personagens
Concept art | Arte conceptual | Arte conceitual
Storyboarding | Guion gráfico |
Drawing | Dibujo | Desenho
2D animation | Animación 2D | Animação 2D
3D animation | Animación 3D | Animação 3D
Architectural visualization | Visualización arquitectónica |
Visual effects | Efectos visuales | Efeitos visuais
Video production | Producción de video | Produção de vídeo
Camera operation | Operación de cámara |
Live streaming | Transmisión en vivo | Transmissão ao vivo
Lighting design | Diseño de iluminación |
Sound engineering | Ingeniería de sonido | Engenharia de som
Podcast production | Producción de podcasts | Produção de podcast
Music production | Producción musical | Produção musical
Voice-over | Locución | Locução
Product photography | Fotografía de producto | Fotografia de produto
Portrait photography | Fotografía de retratos |
Photojournalism | Fotoperiodismo | Fotojornalismo
Information architecture | Arquitectura de información | Arquitetura de informação
User interviews | Entrevistas de usuario | Entrevistas com usuários
UX writing | Redacción UX |
Service design | Diseño de servicios | Design de serviços
Mobile app design | Diseño de apps | Design de aplicativos
Industrial design | Diseño industrial | Desenho industrial
Jewelry design | Diseño de joyas | Design de joias
Textile design | Diseño textil |
Sewing | Costura | Costura
Styling | Estilismo |
Architecture | Arquitectura | Arquitetura
Landscape design | Paisajismo |
Urban planning | Planificación urbana | Planejamento urbano
Exhibition design | Escenografía | Cenografia
Marketing | Marketing |
Digital marketing | Marketing digital | Marketing digital
Social media marketing | Redes sociales | Mídias sociais
Community management | Gestión de comunidades |
Influencer marketing | Marketing de influencers |
Paid advertising | Publicidad digital | Mídia paga
SEO | Posicionamiento web |
Keyword research | Investigación de palabras clave | Pesquisa de palavras-chave
Content marketing | Marketing de contenidos | Marketing de conteúdo
Content creation | Creación de contenido | Criação de conteúdo
Copywriting | Redacción publicitaria | Redação publicitária
Content writing | Redacción de contenidos | Redação de conteúdo
Writing | Redacción | Redação
Editing | Edición de textos |
Marketing automation | Automatización de marketing | Automação de marketing
Conversion rate optimization | Optimización de conversiones |
Brand management | Gestión de marca | Gestão de marca
Product marketing | Marketing de producto |
Market research | Investigación de mercado | Pesquisa de mercado
Campaign management | Gestión de campañas | Gestão de campanhas
Affiliate marketing | Marketing de afiliados |
Event marketing | Organización de eventos | Organização de eventos
Public relations | Relaciones públicas | Relações públicas
Corporate communications | Comunicación corporativa | Comunicação corporativa
Journalism | Periodismo | Jornalismo
Marketing analytics | Analítica de marketing |
Translation | Traducción | Tradução
Interpretation | Interpretación | Interpretação
Transcription | Transcripción | Transcrição
Inbound marketing | Marketing de atracción | Marketing de atração
Outbound marketing | Marketing directo | Marketing direto
Link building | Construcción de enlaces |
Social listening | Escucha social |
Social media strategy | Estrategia de redes sociales | Estratégia de mídias sociais
Content calendar | Calendario de contenidos |
Content moderation | Moderación de contenido | Moderação de conteúdo
Blogging | Redacción de blogs | Escrita de blogs
Proofreading | Corrección de textos | Revisão de textos
Press releases | Comunicados de prensa | Releases de imprensa
Media relations | Relaciones con medios | Relações com a mídia
Crisis communication | Comunicación de crisis | Gestão de crise
Internal communications | Comunicación interna | Comunicação interna
Scientific writing | Redacción científica | Redação acadêmica
Grant writing | Redacción de propuestas | Elaboração de projetos
Fundraising | Recaudación de fondos | Captação de recursos
Media planning | Planificación de medios | Planejamento de mídia
Advertising | Publicidad | Publicidade
Outdoor advertising | Publicidad exterior |
Email automation | Automatización de correos |
Customer segmentation | Segmentación de clientes |
Customer journey | Recorrido del cliente | Jornada do cliente
Product launches | Lanzamiento de productos | Lançamento de produtos
Competitive analysis | Análisis de la competencia | Análise de concorrência
Consumer behavior | Comportamiento del consumidor | Comportamento do consumidor
Sponsorships | Patrocinios | Patrocínio
Loyalty programs | Programas de fidelización | Programas de fidelidade
Subtitling | Subtitulado | Legendagem
Simultaneous interpretation | Interpretación simultánea | Interpretação simultânea
Medical interpretation | Interpretación médica |
Legal translation | Traducción jurídica | Tradução juramentada
Communication tools | Herramientas de comunicación | Ferramentas de comunicação
Video conferencing | Videoconferencias |
Screen recording | Grabación de pantalla | Gravação de tela
Document signing | Firma electrónica | Assinatura eletrônica
File storage | Almacenamiento de archivos | Armazenamento de arquivos
Password management | Gestión de contraseñas | Gestão de senhas
`;
