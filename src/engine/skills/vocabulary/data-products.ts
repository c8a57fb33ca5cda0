/** More products for data, statistics and learning machines. */
export const dataProducts = `
[tool]
Oracle APEX | application express | Oracle Database
Oracle Forms | oracle reports | Oracle Database
=Toad | toad for oracle | SQL
SSMS |  | SQL
DBeaver |  | SQL
SQL Developer |  | SQL
MySQL Workbench |  | SQL
phpMyAdmin |  | SQL
=Erwin |  | Data modeling
ER/Studio |  | Data modeling
PowerDesigner |  | Data modeling
Collibra |  | Data governance
Alation |  | Data governance
Informatica MDM |  | Data governance
Great Expectations |  | Data quality
~=Monte Carlo | monte carlo data | Data quality
Data observability |  | Data quality
Google Dataflow | google pub/sub | Google Cloud, ETL
Cloud Composer |  | Google Cloud, ETL
Dataproc |  | Google Cloud, ETL
Amazon Elastic MapReduce | emr cluster | Hadoop, AWS
=Trino | presto sql, presto db | SQL, Big data
ClickHouse |  | SQL, Data warehousing
Apache Druid |  | SQL, Data warehousing
Apache Pinot |  | SQL, Data warehousing
DuckDB |  | SQL
CockroachDB |  | SQL, Relational databases
TiDB |  | SQL, Relational databases
Cloud Spanner | google spanner | SQL, Relational databases
YugabyteDB |  | SQL, Relational databases
=Vertica |  | SQL, Data warehousing
Greenplum |  | SQL, Data warehousing
Netezza |  | SQL, Data warehousing
Exasol |  | SQL, Data warehousing
Azure Cosmos DB | cosmos db, cosmosdb | NoSQL, Azure
Azure SQL | azure sql database | SQL, Azure
Supabase |  | PostgreSQL
Appwrite |  | Back-end development
PocketBase |  | Back-end development
Apache Iceberg | apache hudi | Data lake
Delta tables |  | Data lake
~=Parquet |  | Data lake
Apache Arrow |  | Data engineering
=Dask |  | Python, Parallel computing
~=Ray | ray framework | Python, Parallel computing
Weights & Biases |  | MLOps
~=Neptune | neptune ai | MLOps
Comet ML |  | MLOps
=JAX |  | Deep learning, Python
Fast.ai |  | PyTorch
PyTorch Lightning |  | PyTorch
CatBoost |  | Machine learning
Stable Diffusion |  | Generative AI
Midjourney |  | Generative AI
DALL-E |  | Generative AI
Adobe Firefly |  | Generative AI
GitHub Copilot |  | Generative AI
~=Cursor | cursor ide | Generative AI
AI coding assistants | | Generative AI
ChatGPT |  | Generative AI
~=Claude | claude ai | Generative AI
Google Gemini |  | Generative AI
Microsoft Copilot |  | Generative AI
Ollama |  | Generative AI
llama.cpp |  | Generative AI
vLLM |  | Generative AI
=Rasa |  | Natural language processing
Dialogflow |  | Natural language processing
Chatbots | chatbot development | Natural language processing
Amazon Lex |  | Natural language processing
Whisper speech recognition |  | Speech recognition
Kaldi |  | Speech recognition
=YOLO |  | Computer vision
MediaPipe |  | Computer vision
Gensim |  | Natural language processing
word2vec |  | Natural language processing
Statsmodels |  | Statistics, Python
=Bokeh |  | Data visualization, Python
~=Altair | altair charts | Data visualization, Python
~=Shiny | r shiny | R
R Markdown |  | R
dplyr | data.table | R
~=Observable |  | Data visualization
Vega-Lite |  | Data visualization
Highcharts |  | Data visualization
Chart.js |  | Data visualization
ECharts |  | Data visualization
~=Amplitude |  | Web analytics
~=Heap | heap analytics | Web analytics
~=Segment | segment cdp | Web analytics
PostHog |  | Web analytics
=Domo |  | Business intelligence
Sisense |  | Business intelligence
ThoughtSpot |  | Business intelligence
TIBCO Spotfire | spotfire | Business intelligence
IBM Watson | watson studio
SAS Viya | sas visual analytics | SAS
`;
