### What is said of the game where games are listed

empires-title = מאבק האימפריות
empires-about = שלוש מלחמות מן המאה ה־18, ובריתות שעומדות למכירה במכרז.
