/** Data: databases, analysis, statistics, learning machines, reports, and the everyday office programs. */
export const data = `
[practice]
Data analysis | data analytics, analyzing data, quantitative analysis, data analyst, statistical data analysis
Data science | data scientist | Data analysis
Data engineering | data engineer, data pipeline
ETL | extract transform load, etl development, elt, etl pipelines, data integration | Data engineering
Data modeling | entity relationship modeling | Database design
Data warehousing | data warehouse, data warehouses, enterprise data warehouse, olap | Data engineering
Data lake | data lakes, lakehouse | Data engineering
Data governance | data stewardship, master data management, =MDM, metadata management | Data management
Data management | database management, data handling
Data quality | data cleaning, data cleansing, data validation, data wrangling | Data management
Data entry | data input, typing, touch typing, keyboarding, 10-key
Data visualization | information visualization | Data analysis
Data mining |  | Data analysis
Business intelligence | bi reporting, bi tools, bi development, ~=BI, business intelligence reporting | Data analysis
Big data | big data analytics, big data technologies | Data engineering
Stream processing | streaming data, real-time data processing | Data engineering
Web scraping | web crawling, data scraping, beautiful soup, scrapy
Statistics | statistical analysis, statistical methods, applied statistics, inferential statistics | Data analysis
Statistical modeling | regression analysis, linear regression, logistic regression, multivariate analysis, bayesian statistics | Statistics
A/B testing | ab testing, split testing, multivariate testing, hypothesis testing | Statistics
Time series analysis | time series forecasting | Statistics
Predictive modeling | predictive analytics, predictive models | Data science
Machine learning | ~=ML, statistical learning, machine learning models | Data science
Deep learning | | Machine learning
Artificial intelligence | ~=AI, applied ai
Generative AI | gen ai, genai | Artificial intelligence
Prompt engineering | prompt design | Generative AI
Retrieval-augmented generation | =RAG, vector databases, vector search, pinecone | Generative AI
Natural language processing | =NLP, computational linguistics | Machine learning
Computer vision | | Machine learning
Reinforcement learning |  | Machine learning
Recommender systems | recommendation systems, recommendation engines | Machine learning
Feature engineering |  | Machine learning
MLOps | ml ops | Machine learning, DevOps
Speech recognition | speech processing, voice recognition | Machine learning
Database administration | database administrator, =DBA, database tuning, database maintenance | Data management
Database design | database development, database schema design, database architecture, relational database design
Reporting | report writing, mis reporting, report preparation
Geographic information systems | =GIS, gis mapping, spatial analysis, geomatics
Survey design | survey research, questionnaires, questionnaire design
Numerical computing | scientific computing, numerical analysis, numerical methods
Operations research | | Mathematics

[knowledge]
Relational databases | =RDBMS, relational database management systems, relational database, ~databases | SQL
NoSQL | no-sql databases, nosql databases, non-relational databases, document databases
Statistical software | statistical packages
Mathematics | applied mathematics, ~maths, ~math
Mathematical modeling |  | Mathematics

[tool]
PostgreSQL | postgres, postgre sql, psql | SQL, Relational databases
PostGIS |  | SQL, Relational databases
MySQL | my sql | SQL, Relational databases
MariaDB | maria db | SQL, Relational databases
SQLite |  | SQL, Relational databases
Microsoft SQL Server | sql server, ms sql, mssql, ms sql server, microsoft sql | SQL, Relational databases
Oracle Database | oracle db, oracle sql, oracle 11g, oracle rdbms, oracle databases, ~=Oracle | SQL, Relational databases
IBM Db2 | =DB2, db2 database | SQL, Relational databases
Teradata |  | SQL, Relational databases, Data warehousing
Sybase | sap ase | SQL, Relational databases
Microsoft Access | ms access, ~=Access, access databases, access database | Relational databases
SAP HANA | s/4hana, s4 hana, sap s/4hana, ~=HANA | SQL, SAP, Relational databases
FileMaker | filemaker pro
MongoDB | mongo db, ~mongo | NoSQL
Mongoose |  | NoSQL
Redis |  | NoSQL
Memcached |  | NoSQL
Cassandra | apache cassandra | NoSQL
Amazon DynamoDB | dynamodb, dynamo db | NoSQL, AWS
CouchDB |  | NoSQL
Couchbase |  | NoSQL
Neo4j |  | NoSQL
Graph databases | graph database | NoSQL
HBase | apache hbase | NoSQL, Hadoop
Elasticsearch | elastic search, ~=Elastic | NoSQL
OpenSearch |  | NoSQL
Apache Solr | ~=Solr | NoSQL
InfluxDB |  | NoSQL
Time series databases |  | NoSQL
Snowflake | snowflake data warehouse | Data warehousing, SQL
Amazon Redshift | =Redshift, aws redshift | Data warehousing, AWS
BigQuery | google bigquery, big query | Data warehousing, Google Cloud
Databricks |  | Apache Spark
Delta Lake |  | Apache Spark
Azure Synapse | azure data factory, azure data lake | Azure, Data warehousing
Hadoop | apache hadoop, hdfs | Big data
MapReduce | map reduce | Big data
Apache Spark | =Spark, spark sql, spark streaming | Big data
PySpark |  | Apache Spark, Python
Apache Kafka | kafka | Stream processing, Message queues
=Confluent |  | Apache Kafka
Apache Flink | flink, apache beam, apache storm | Stream processing
Apache Hive | hiveql, ~=Hive | Hadoop, SQL
Apache Airflow | airflow | ETL
~=Luigi | luigi workflow | ETL
Dagster |  | ETL
Apache NiFi | nifi | ETL
dbt | data build tool | ETL, SQL
Informatica | informatica powercenter | ETL
Talend | talend open studio | ETL
SSIS | sql server integration services | ETL, Microsoft SQL Server
SSRS | sql server reporting services | Business intelligence, Microsoft SQL Server
SSAS |  | Business intelligence, Microsoft SQL Server
DataStage | ibm datastage | ETL
Ab Initio |  | ETL
Alteryx | alteryx designer | Data analysis
Fivetran |  | ETL
~=Stitch | stitch data | ETL
Airbyte |  | ETL
AWS Glue | aws emr | AWS, ETL
Amazon Athena |  | AWS, ETL
Amazon Kinesis |  | AWS, ETL
Tableau | tableau desktop, tableau software, tableau server | Data visualization, Business intelligence
Power BI | microsoft power bi, powerbi, ms power bi, power query | Data visualization, Business intelligence
~DAX | | Power BI
Looker | looker studio, google data studio | Business intelligence
LookML | | Looker
Qlik | qlikview, qlik sense, qliksense | Business intelligence
MicroStrategy | micro strategy | Business intelligence
Cognos | ibm cognos, cognos analytics | Business intelligence
SAP BusinessObjects | business objects, sap bw, sap business intelligence | Business intelligence
Crystal Reports |  | Business intelligence
Metabase |  | Business intelligence
Apache Superset |  | Business intelligence
Google Analytics | =GA4, google analytics 4 | Web analytics
Pandas | python pandas | Python, Data analysis
~Polars |  | Python, Data analysis
NumPy |  | Python, Numerical computing
SciPy |  | Python, Numerical computing
scikit-learn | sklearn | Python, Machine learning
TensorFlow | tensor flow | Deep learning
Keras |  | Deep learning
PyTorch | torch framework | Deep learning
XGBoost |  | Machine learning
Gradient boosting | | Machine learning
LightGBM |  | Machine learning
Hugging Face | huggingface, transformers library | Natural language processing
LangChain |  | Generative AI
LlamaIndex |  | Generative AI
OpenCV | open cv | Computer vision
spaCy |  | Natural language processing
NLTK |  | Natural language processing
MLflow |  | MLOps
Kubeflow |  | MLOps
Amazon SageMaker | sagemaker | MLOps
Vertex AI |  | MLOps
Matplotlib |  | Python, Data visualization
Seaborn |  | Python, Data visualization
Plotly | dash plotly | Python, Data visualization
Minitab |  | Statistical software
=JMP | jmp software | Statistical software
RapidMiner |  | Data mining
=Weka |  | Data mining
KNIME |  | Data mining
Simulink | matlab simulink | MATLAB
Mathematica | wolfram mathematica | Numerical computing
~=Maple | maple software | Numerical computing
ArcGIS | arc gis, esri arcgis, esri, arcmap, esri arcgis software | Geographic information systems
QGIS |  | Geographic information systems
Microsoft Office | ms office, microsoft office suite, office 365, microsoft 365, ms office suite, office suite, m365, o365 | Computer literacy
Microsoft Excel | ~=Excel, ms excel, excel spreadsheets, advanced excel, microsoft excel spreadsheets | Spreadsheets, Microsoft Office
Pivot tables | | Microsoft Excel
VLOOKUP | | Microsoft Excel
Microsoft Word | ms word, ~=Word | Word processing, Microsoft Office
Microsoft PowerPoint | powerpoint, ms powerpoint, power point | Presentation software, Microsoft Office
Microsoft Outlook | ~=Outlook, ms outlook | Microsoft Office, Email management
Microsoft OneNote | onenote | Microsoft Office
Microsoft Teams | ms teams, ~=Teams | Collaboration software
Microsoft SharePoint | sharepoint, share point, sharepoint online | Collaboration software
Microsoft Project | ms project, msproject | Project planning
Microsoft Visio | visio, ms visio | Process mapping
Lucidchart |  | Process mapping
draw.io |  | Process mapping
Microsoft Publisher | ms publisher, ~=Publisher | Desktop publishing
Power Automate | power apps, powerapps, microsoft flow | Low-code development
Google Workspace | g suite, gsuite, google apps, google docs, google drive | Collaboration software, Computer literacy
Google Sheets | google spreadsheets | Spreadsheets, Google Workspace
Google Slides |  | Presentation software
=Keynote |  | Presentation software
Prezi |  | Presentation software
LibreOffice | openoffice, open office, libre office | Computer literacy
=Slack | slack workspace | Collaboration software
=Zoom | zoom meetings | Collaboration software
Video conferencing | | Collaboration software
Webex |  | Collaboration software
Google Meet |  | Collaboration software
Confluence | atlassian confluence | Collaboration software
=Notion | notion workspace | Collaboration software
Airtable |  | Collaboration software
Jira | atlassian jira, jira software, atlassian | Project planning
Trello |  | Project planning
Asana |  | Project planning
Monday.com |  | Project planning
ClickUp |  | Project planning
Basecamp |  | Project planning
Wrike |  | Project planning
Smartsheet |  | Project planning
Calendly |  | Calendar management
~=Doodle | doodle scheduling | Calendar management

[knowledge]
Spreadsheets | spreadsheet software
Word processing | word processing software
Presentation software | presentation design
Collaboration software | collaboration tools
Computer literacy | computer skills, basic computer skills, computer proficiency, it literacy, it skills, pc skills, office software
`;
