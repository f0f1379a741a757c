INSERT INTO size_charts (subcategory_id, shop_id, measured, unit, measures, rows)
SELECT min(id), NULL, 'garment', 'in', ARRAY['chest', 'length'], '[{"size": "38", "figures": [41, 40.5]}]' FROM subcategories;
