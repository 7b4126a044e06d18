/**
 * The most frequent skills in job posts and profiles of this marketplace, most common first. Used for suggestions without input, and to sort matches.
 * Contains only data: one label of the taxonomy per line.
 */
export const COMMON_SKILLS = `
Customer service
Excel
Communication
English
Microsoft Office
Sales
Data entry
Administrative assistance
Project management
JavaScript
Social media marketing
Marketing
Bookkeeping
Accounting
QuickBooks
Calendar management
Google Workspace
CRM
HubSpot
Salesforce
Lead generation
SQL
Python
React
Graphic design
Digital marketing
SEO
Canva
Content creation
Copywriting
Adobe Photoshop
Virtual assistance
Executive assistance
Inbox management
Spanish
Node.js
Java
TypeScript
HTML
CSS
Data analysis
Teamwork
Time management
Problem solving
Organization
Attention to detail
Leadership
Accounts payable
Accounts receivable
Invoicing
Payroll
Bank reconciliation
Human resources
Recruiting
Email marketing
Google Ads
Meta Ads
Google Analytics
Video editing
WordPress
Shopify
E-commerce
Zendesk
Live chat
Email support
Call center
Technical customer support
IT support
Customer success
Account management
Cold calling
Business development
Negotiation
B2B sales
Prospecting
Appointment setting
Travel arrangements
Microsoft 365
Microsoft Word
PowerPoint
Slack
Trello
Asana
Jira
Notion
Zoom
Power BI
Tableau
Business intelligence
Git
GitHub
Docker
AWS
Azure
Google Cloud
Kubernetes
Linux
DevOps
CI/CD
REST APIs
PHP
Laravel
C#
.NET
C++
Angular
Vue.js
Next.js
PostgreSQL
MySQL
MongoDB
Web development
Front-end development
Back-end development
Full-stack development
Mobile development
React Native
Flutter
Swift
Kotlin
Software testing
Test automation
Selenium
Agile
Scrum
Product management
Business analysis
Operations management
Logistics
Supply chain management
Procurement
Inventory management
Figma
UI design
UX design
UI/UX design
Web design
Adobe Illustrator
Adobe Premiere
Adobe After Effects
Branding
Photography
Writing
Content writing
Editing
Proofreading
Translation
Transcription
Portuguese
Financial analysis
Financial reporting
Budgeting
Tax preparation
Auditing
Cybersecurity
Networking
Machine learning
Data science
Data engineering
Artificial intelligence
Go
Ruby on Rails
GraphQL
Redis
Terraform
Medical billing
Medical coding
Insurance verification
HIPAA
Patient care
Nursing
Healthcare
Legal research
Paralegal
Real estate
Property management
Order processing
Document management
Research
Internet research
Market research
Event planning
Teaching
English teaching
Training and development
Adaptability
Critical thinking
Creativity
Remote work
Bilingual English/Spanish
`;
