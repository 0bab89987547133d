### What is said of the game where games are listed

tigris-title = הפרת והחידקל
tigris-about = ממלכות צומחות בין שני נהרות עד שהן מתנגשות. הצבע החלש ביותר שלך הוא הניקוד שלך.
